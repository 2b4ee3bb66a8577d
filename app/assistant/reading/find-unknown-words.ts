import { isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { findCurrency } from './amounts.ts'
import type { Annotations } from './annotate-message.ts'
import { termSpan, tokenIndexes } from './span.ts'
import type { Token } from './tokens.ts'

/** Finds sequences of unknown words in some sentences, as written. */
export const findUnknownPhrases = (
  { tokens, isKnown }: Annotations,
  isIncluded: (sentence: number) => boolean,
): string[] =>
  joinSequences(
    tokens,
    ({ text, sentence }, index) =>
      isIncluded(sentence) &&
      !isKnown(index) &&
      findCurrency(text) === undefined &&
      text.length > 2 &&
      !/^\d+$/.test(text),
  )

/** A dish that a guest named and that isn't on the menu. */
export interface MissingDish {
  /** As written by the guest. */
  readonly said: string
  /** Ids of dishes of the same kind. */
  readonly near: readonly string[]
}

/** Finds dishes in some sentences that the lexicon knows and that aren't on the menu. */
export function findMissingDishes(
  { tokens, terms, mentions }: Annotations,
  isIncluded: (sentence: number) => boolean,
): MissingDish[] {
  const named = tokenIndexes(mentions)
  const dishIndexes = tokenIndexes(
    terms.filter(({ concept }) => isDishConcept(concept) && !isKindConcept(concept)).map(termSpan),
  )
  const unnamed = joinSequences(
    tokens,
    ({ sentence }, index) => dishIndexes.has(index) && !named.has(index) && isIncluded(sentence),
  )
  const variants = mentions.filter(({ isMissing, sentence }) => isMissing && isIncluded(sentence))
  return [
    ...variants.map(({ start, end, dishIds }) => ({
      said: joinWritten(tokens.slice(start, end)),
      near: dishIds,
    })),
    ...unnamed.map((said) => ({ said, near: [] })),
  ]
}

const joinWritten = (tokens: readonly Token[]) => tokens.map(({ written }) => written).join(' ')

/** Joins consecutive tokens that fulfil a condition. */
function joinSequences(
  tokens: readonly Token[],
  isMember: (token: Token, index: number) => boolean,
): string[] {
  const sequences: Token[][] = []
  let last = -2
  for (const [index, token] of tokens.entries()) {
    if (!isMember(token, index)) continue
    if (index === last + 1) sequences.at(-1)?.push(token)
    else sequences.push([token])
    last = index
  }
  return sequences.map(joinWritten)
}
