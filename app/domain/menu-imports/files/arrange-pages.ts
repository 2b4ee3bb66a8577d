import { InvalidInputError } from '../../errors.ts'
import {
  maxLines,
  maxSourceLength,
  type ImportSource,
  type SourceBox,
  type SourceLayout,
} from '../source.ts'
import { storable } from './decode-text.ts'
import { readColumns } from './page-columns.ts'
import {
  groupLines,
  isSpaced,
  middleOf,
  segmentsOf,
  type PageLine,
  type Segment,
} from './page-lines.ts'
import type { PageOfWords } from './page-of-words.ts'
import { withoutDirt } from './without-dirt.ts'

/** Between what stands apart in a line, as a text would show it. */
const gap = '   '
/** Lines this many times as far apart as usual have an empty line between them. */
const gapBetweenLines = 1.6

/**
 * Returns the words of a document's pages as a text, read column by column and line by line, with the
 * place of each word. Works in steps.
 * @throws {InvalidInputError} if there is no text, or too much
 */
export function* arrangePages(
  pages: readonly PageOfWords[],
  arePictures = false,
): Generator<void, ImportSource> {
  const writer = new TextWriter()
  for (const [index, { words }] of pages.entries()) {
    yield
    const segments = segmentsOf(words)
    yield
    for (const column of readColumns(segments)) {
      const lines = groupLines(column).map(withoutDirt)
      writer.writeColumn(
        lines.filter(({ length }) => length > 0),
        index,
      )
      yield
    }
  }
  const { text, boxes } = writer
  if (!/\p{L}{2}/u.test(text)) throw new InvalidInputError('import_file_empty')
  if (text.length > maxSourceLength) {
    throw new InvalidInputError('import_file_text', { max: maxSourceLength })
  }
  if (text.split('\n', maxLines + 1).length > maxLines) {
    throw new InvalidInputError('import_file_lines', { max: maxLines })
  }
  const layout: SourceLayout = {
    pages: pages.map(({ width, height }) => ({ width: round(width), height: round(height) })),
    arePictures,
    boxes,
  }
  return { kind: 'text', text, layout }
}

/** Headings may have a space after each letter: "M E N U". */
const withoutSpacing = (text: string) =>
  /^\p{L}(?: \p{L}){2,}$/u.test(text) ? text.replaceAll(' ', '') : text

const round = (length: number) => Math.round(length * 10) / 10

class TextWriter {
  text = ''
  readonly boxes: SourceBox[] = []

  writeColumn(lines: readonly PageLine[], page: number): void {
    const middles = lines.map(
      (line) => line.reduce((sum, one) => sum + middleOf(one), 0) / line.length,
    )
    const pitches = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0))
    const usual = pitches.toSorted((one, other) => one - other)[pitches.length >> 1] ?? 0
    for (const [index, line] of lines.entries()) {
      const isApart = index === 0 || (pitches[index - 1] ?? 0) > usual * gapBetweenLines
      if (isApart && this.text !== '') this.text += '\n'
      for (const [place, segment] of line.entries()) {
        if (place > 0) this.text += gap
        this.writeSegment(segment, page)
      }
      this.text += '\n'
    }
  }

  private writeSegment({ words }: Segment, page: number): void {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1]
      if (before && isSpaced(before, word)) this.text += ' '
      const start = this.text.length
      this.text += withoutSpacing(storable(word.text.trim()).replaceAll('\n', ' '))
      const { x, y, width, height, confidence } = word
      const rectangle = [round(x), round(y), round(width), round(height)] as const
      const box = [start, this.text.length, page, ...rectangle] as const
      this.boxes.push(confidence === undefined ? box : [...box, Math.round(confidence)])
    }
  }
}
