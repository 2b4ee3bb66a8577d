import { foldLetters, foldText, splitHan } from '#app/domain/dietary/fold-text.ts'
import type { Span } from './span.ts'

/** A word of a guest's message, or one Chinese character. */
export interface Token {
  readonly written: string
  /** Folded: lower case, without accents. */
  readonly text: string
  /** The folded word, and the same without affixes such as the Arabic article. */
  readonly forms: readonly string[]
  /** Index of its sentence in the message. */
  readonly sentence: number
  /** Index of its clause in the message; commas and sentence ends separate clauses. */
  readonly clause: number
}

const sentenceEnd = /[.!?;\n。！？؟؛](?!\d)/u
const clauseEnd = /[,:()،，、–—](?!\d)/u

/**
 * Splits a text into words, as they are compared with phrases. Their indexes are the positions of
 * the terms that the lexicon finds in `splitHan(text)`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const cache = new Map<string, Pick<Token, 'text' | 'forms'>>()
  const split = splitHan(text)
  let end = 0
  let sentence = 0
  let clause = 0
  for (const match of split.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [written] = match
    const gap = split.slice(end, match.index + 1)
    const isNewSentence = tokens.length > 0 && sentenceEnd.test(gap)
    if (isNewSentence) sentence++
    if (isNewSentence || clauseEnd.test(gap)) clause++
    end = match.index + written.length
    const folded = cache.get(written) ?? foldWord(written)
    cache.set(written, folded)
    // Skips lone accents, which the lexicon doesn't count as words either.
    if (folded.text !== '') tokens.push({ ...folded, written, sentence, clause })
  }
  return tokens
}

function foldWord(written: string): Pick<Token, 'text' | 'forms'> {
  const text = foldText(written) === '' ? '' : foldLetters(written)
  return { text, forms: formsOf(text) }
}

// Arabic attaches "and", "with", "for", "so" and the article to a word.
const arabicPrefix = /^[وفبكل]?(?:ال|لل)|^[وفبل](?=\p{Script=Arabic}{3})|^[وف](?=(?:ما|لا|مو|مش)$)/u

// Spoken Turkish drops the r of "-iyor": "yemiyom", "yiyoz".
const spokenTurkish = /([iu]yo)(m|n|z|lar|sun|sunuz|ruz)?$/

function formsOf(word: string): string[] {
  const forms = [
    word,
    word.replace(arabicPrefix, ''),
    word.replace(spokenTurkish, '$1r'),
    // Repeated letters are reduced to one: "imdaaat".
    word.replaceAll(/(\p{L})\1{2,}/gu, '$1'),
  ]
  return [...new Set(forms)].filter((form) => form !== '')
}

const articles = new Set(
  'the your il lo la l i gli le les el los las der die das den dem im het de'.split(' '),
)

/** Whether a token is a definite article. */
export const isArticle = (token: Token | undefined): boolean =>
  token !== undefined && articles.has(token.text)

/** Returns the words of a span as the guest wrote them. */
export const asWritten = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(({ written }) => written)
    .join(' ')
