import { createHash } from 'node:crypto'

/** Where a sentence ends, as a regular expression that JavaScript and Postgres read alike. */
export const sentenceEnd = String.raw`\n|(?<=[.!?؟])\s+|(?<=[。！？])\s*`

const boundary = new RegExp(sentenceEnd, 'u')

/** The sentences of an owner's text, letter for letter. Linear in its length. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(boundary)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** What names a sentence of an owner's text; changed, it is another one. */
export const sentenceHash = (sentence: string): string =>
  createHash('sha256').update(sentence).digest('base64url').slice(0, 22)

/** The text without one of its sentences, wherever it stands; line breaks around others stay. */
export function withoutSentence(text: string, sentence: string): string {
  return text
    .split('\n')
    .map((line) => {
      const kept = sentencesOf(line).filter((one) => one !== sentence)
      return kept.length === sentencesOf(line).length ? line : kept.join(' ')
    })
    .filter((line, place, lines) => line !== '' || lines[place - 1] !== '')
    .join('\n')
    .trim()
}
