import { foldLetters, splitHan } from '../../dietary/fold-text.ts'
import { splitWords } from '../../dietary/split-words.ts'

/** A word of a text. */
export interface Token {
  /** Lower case without accents. */
  readonly folded: string
  readonly written: string
  /** Index of the part of the text, as ended by a comma, a bracket or a full stop. */
  readonly part: number
  /** Index of the sentence. */
  readonly sentence: number
  /** Index of the word in the text. */
  readonly place: number
}

const plainMarks: Readonly<Record<string, string>> = {
  '，': ', ',
  '、': ', ',
  '،': ', ',
  '。': '. ',
  '！': '! ',
  '？': '? ',
  '؟': '? ',
  '；': '; ',
  '؛': '; ',
  '：': ': ',
  '٫': '.',
  '٬': ',',
  '&': ' ',
  '（': ' (',
  '）': ') ',
}

/** Writes punctuation and digits of all scripts as in English. */
export const withPlainMarks = (text: string): string =>
  text
    .normalize('NFC')
    // In Ukrainian, the apostrophe is part of a word.
    .replaceAll(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
    .replaceAll(/[，、،。！？؟；؛：（）٫٬&]/g, (mark) => plainMarks[mark] ?? mark)
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

const sentenceEnd = /(?<=[.!?;])\s+|\n+/

/** Splits a text into sentences. */
export const splitSentences = (text: string): readonly string[] =>
  withPlainMarks(text)
    .split(sentenceEnd)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Splits a text into words; each Chinese character is one. */
export function tokenize(text: string): readonly Token[] {
  let part = 0
  let place = 0
  return splitSentences(text).flatMap((sentence, index) => {
    const words = splitWords(splitHan(sentence))
    const tokens = words.map((word) => ({
      folded: foldLetters(word.folded),
      written: word.written,
      part: part + word.part,
      sentence: index,
      place: place++,
    }))
    part += (words.at(-1)?.part ?? 0) + 1
    return tokens
  })
}
