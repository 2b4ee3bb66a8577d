import type { ImportSource, SourceBox } from '../source.ts'
import { pairLines } from './pair-lines.ts'

export type TextSource = Extract<ImportSource, { kind: 'text' }>

export interface CorrectedSource {
  readonly source: TextSource
  /** The lines that are as they were: their numbers before, by their numbers now. */
  readonly sameLines: ReadonlyMap<number, number>
}

/**
 * Replaces a source's text by what its owner has made of it. Words that are still in their lines keep
 * their places on the page; what was typed has none. In a line that was changed, the owner has looked at
 * every word, so its reader's doubts are settled. Works in steps.
 */
export function* correctSource(before: TextSource, text: string): Generator<void, CorrectedSource> {
  const oldLines = linesOf(before.text)
  const newLines = linesOf(text)
  const pairs = yield* pairLines(
    oldLines.map((line) => line.text),
    newLines.map((line) => line.text),
  )
  const sameLines = new Map<number, number>()
  const boxes: SourceBox[] = []
  const boxesOfLine = groupBoxes(before.layout?.boxes ?? [], oldLines)
  for (const [index, line] of newLines.entries()) {
    yield
    const oldIndex = pairs.get(index)
    const oldLine = oldIndex === undefined ? undefined : oldLines[oldIndex]
    if (oldIndex === undefined || !oldLine) continue
    const isSame = oldLine.text === line.text
    if (isSame) sameLines.set(index, oldIndex)
    let next = 0
    for (const box of boxesOfLine.get(oldIndex) ?? []) {
      const [start, end, page, x, y, width, height, confidence] = box
      const words = before.text.slice(start, end)
      const at = isSame ? start - oldLine.start : findWords(line.text, words, next)
      if (at === -1) continue
      next = at + words.length
      const placed = [line.start + at, line.start + next, page, x, y, width, height] as const
      boxes.push(isSame && confidence !== undefined ? [...placed, confidence] : placed)
    }
  }
  const layout = before.layout && { layout: { ...before.layout, boxes } }
  return { source: { kind: 'text', text, ...layout }, sameLines }
}

interface LineOfText {
  readonly start: number
  readonly text: string
}

function linesOf(text: string): readonly LineOfText[] {
  let next = 0
  return text.split('\n').map((line) => {
    const start = next
    next += line.length + 1
    return { start, text: line }
  })
}

/** Groups boxes, which are in the text's order, by the index of their line. */
function groupBoxes(
  boxes: readonly SourceBox[],
  lines: readonly LineOfText[],
): ReadonlyMap<number, readonly SourceBox[]> {
  const boxesOfLine = new Map<number, SourceBox[]>()
  let index = 0
  for (const box of boxes) {
    while ((lines[index + 1]?.start ?? Infinity) <= box[0]) index++
    const ofLine = boxesOfLine.get(index)
    if (ofLine) ofLine.push(box)
    else boxesOfLine.set(index, [box])
  }
  return boxesOfLine
}

/** Returns the index of words that stand between spaces; -1 if they don't. */
function findWords(line: string, words: string, from: number): number {
  for (let at = line.indexOf(words, from); at !== -1; at = line.indexOf(words, at + 1)) {
    const around = `${line[at - 1] ?? ' '}${line[at + words.length] ?? ' '}`
    if (around.trim() === '') return at
  }
  return -1
}
