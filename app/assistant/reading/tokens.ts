import { foldLetters, foldText, splitHan } from '#app/domain/dietary/fold-text.ts'

/** One word of a guest's message, or one character of Chinese. */
export interface Token {
  readonly written: string
  /** Folded: lower case, without accents. */
  readonly text: string
  /** The same without what its language writes onto the word, such as the Arabic article. */
  readonly forms: readonly string[]
  /** The sentence that it stands in, counted from 0. */
  readonly sentence: number
  /** The part of a sentence between commas, counted from 0 through the message. */
  readonly clause: number
}

const sentenceEnd = /[.!?;\n。！？؟؛](?!\d)/u
const clauseEnd = /[,:()،，、–—](?!\d)/u

/**
 * The words of a text as phrases are compared with them. Places are those of the words that the
 * lexicon finds in `splitHan(text)`.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  const known = new Map<string, Pick<Token, 'text' | 'forms'> | undefined>()
  const plain = splitHan(text)
  let end = 0
  let sentence = 0
  let clause = 0
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const gap = plain.slice(end, match.index + 1)
    const isNewSentence = tokens.length > 0 && sentenceEnd.test(gap)
    if (isNewSentence) sentence++
    if (isNewSentence || clauseEnd.test(gap)) clause++
    end = match.index + match[0].length
    const [written] = match
    if (!known.has(written)) known.set(written, fold(written))
    const folded = known.get(written)
    if (folded) tokens.push({ ...folded, written, sentence, clause })
  }
  return tokens
}

/** Nothing for lone accents, which are no word to the lexicon either. */
function fold(written: string): Pick<Token, 'text' | 'forms'> | undefined {
  if (foldText(written) === '') return undefined
  const text = foldLetters(written)
  return { text, forms: formsOf(text) }
}

// "And", "with", "for", "so" and the article are written onto an Arabic word.
const arabicPrefix = /^[وفبكل]?(?:ال|لل)|^[وفبل](?=\p{Script=Arabic}{3})|^[وف](?=(?:ما|لا|مو|مش)$)/u

// "Yemiyom", "yiyoz": the spoken ending is "-iyor".
const spokenTurkish = /([iu]yo)(m|n|z|lar|sun|sunuz|ruz)?$/

function formsOf(word: string): string[] {
  const forms = [
    word,
    word.replace(arabicPrefix, ''),
    word.replace(spokenTurkish, '$1r'),
    // "Imdaaat": shouted letters are one.
    word.replaceAll(/(\p{L})\1{2,}/gu, '$1'),
  ]
  return [...new Set(forms)].filter((form) => form !== '')
}
