import { foldText } from './fold-text.ts'

/** A word of a text, folded and as written. */
export interface TextWord {
  readonly folded: string
  readonly written: string
  /**
   * Index of the part of the text that contains it; a comma, bracket or full stop starts a new
   * part.
   */
  readonly part: number
  /** Whether an opening bracket directly precedes it. */
  readonly opensBracket: boolean
}

const partEnd = /[,;:/()[\]+&|•·–—!?\n]|[.-]\s|\s-/

/** Splits a text into words with their parts. A name of several words must lie within one part. */
export function splitWords(text: string): TextWord[] {
  const words: TextWord[] = []
  const plain = text.normalize('NFC')
  let end = 0
  let part = 0
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [written] = match
    const gap = plain.slice(end, match.index)
    if (gap !== ' ' && words.length > 0 && partEnd.test(gap)) part++
    const folded = foldText(written)
    if (folded !== '') words.push({ folded, written, part, opensBracket: gap.endsWith('(') })
    end = match.index + written.length
  }
  return words
}
