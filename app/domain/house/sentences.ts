import { createHash } from 'node:crypto'

const sentenceEnd = /\n|(?<=[.!?؟])\s+|(?<=[。！？])\s*/u

/** Splits a text into sentences, verbatim, in linear time. */
export const splitSentences = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Identifies a sentence of an owner's text by its content. */
export const sentenceHash = (sentence: string): string =>
  createHash('sha256').update(sentence).digest('base64url').slice(0, 22)

/** Removes all occurrences of a sentence; line breaks around others stay. */
export function withoutSentence(text: string, sentence: string): string {
  return text
    .split('\n')
    .map((line) => {
      const otherSentences = splitSentences(line).filter((other) => other !== sentence)
      return otherSentences.length === splitSentences(line).length ? line : otherSentences.join(' ')
    })
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim()
}
