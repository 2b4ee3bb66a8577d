import type {
  ImportSource,
  ImportSpan,
  ImportValue,
  SourceBox,
  SourceLayout,
} from '#app/db/schema/import-source.ts'

export type { ImportSource, ImportSpan, ImportValue, SourceBox, SourceLayout }

/** The maximum length in characters, all cells together. */
export const maxSourceLength = 1_000_000
/** The maximum number of lines of a text, or of rows of a table. */
export const maxLines = 20_000
export const maxColumns = 100

/** Returns the text, or the text of the cell, in which a span lies. */
export function surroundingText(source: ImportSource, { cell }: ImportSpan): string {
  if (source.kind === 'text') return cell ? '' : source.text
  return cell ? (source.cells[cell[0]]?.[cell[1]] ?? '') : ''
}

/** Returns the characters of a span as they stand in the source; '' if there is no such place. */
export const textAt = (source: ImportSource, span: ImportSpan): string =>
  surroundingText(source, span).slice(Math.max(0, span.start), Math.max(0, span.end))

/** A value as a reader understood it, with the place where it found it. */
export interface Read {
  readonly text: string
  readonly at: ImportSpan
}

/**
 * Returns a reader's value as it is stored: only its place, so that no text can differ from what
 * stands there. Undefined if the text isn't found there, or is only a part of a word or number.
 */
export function placeOf(source: ImportSource, { text, at }: Read): ImportValue | undefined {
  const sourceText = textAt(source, at)
  return tidy(sourceText) !== '' && tidy(sourceText) === tidy(text) && isWhole(source, at)
    ? { at }
    : undefined
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').normalize('NFC').trim()

/** Whether a span neither begins nor ends within a word or a number: "145" in "1450" isn't a price. */
export function isWhole(source: ImportSource, at: ImportSpan): boolean {
  const around = surroundingText(source, at)
  const { start, end } = at
  if (!Number.isInteger(start) || !Number.isInteger(end)) return false
  if (start < 0 || end > around.length || start >= end) return false
  return !isJoined(around, start, 'start') && !isJoined(around, end, 'end')
}

const wordOrMark = /[\p{L}\p{M}\p{N}]/u
/** How many characters around an index are looked at; more invisible ones than that join nothing. */
const nearby = 20

/** Whether the characters before and after an index belong together; it is one end of a span. */
function isJoined(around: string, index: number, side: 'start' | 'end'): boolean {
  if (isWithinCharacter(around, index)) return true
  // "1", an invisible mark and "450" are read as 1450.
  const before = around.slice(Math.max(0, index - nearby), index).replaceAll(/\p{Cf}/gu, '')
  const after = around.slice(index, index + nearby).replaceAll(/\p{Cf}/gu, '')
  const [last = '', first = ''] = [[...before].at(-1), [...after][0]]
  if (/\p{M}/u.test(first)) return true
  if (/\p{Nd}/u.test(last) && /\p{Nd}/u.test(first)) return true
  // A mark within a number: "1" and ".450", "145" and ",50"; or a narrow space, "1" and " 450".
  const mark = String.raw`[.,'’\u00A0\u202F\u2009]`
  if (/\p{Nd}$/u.test(before) && new RegExp(String.raw`^${mark}\p{Nd}`, 'u').test(after))
    return true
  if (new RegExp(String.raw`\p{Nd}${mark}$`, 'u').test(before) && /^\p{Nd}/u.test(after))
    return true
  // A unit or a currency may follow its number directly: "145TL". The rest of "7UP" is no name.
  if (/\p{Nd}/u.test(last) && /\p{L}/u.test(first)) return side === 'start'
  return wordOrMark.test(last) && wordOrMark.test(first)
}

/** Whether an index is between the two halves of a character. */
const isWithinCharacter = (text: string, index: number) =>
  (text.codePointAt(index - 1) ?? 0) > 0xffff
