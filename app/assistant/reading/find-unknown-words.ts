import { isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import type { Annotations } from './annotate-message.ts'
import { filterCues } from './cues.ts'
import { namesMoney } from './currency-names.ts'
import { distance, neighbours, termSpan, tokenIndexes, type SentenceSpan } from './span.ts'
import { asWritten, type Token } from './tokens.ts'

/** Finds sequences of unknown words in some sentences, as written. */
export const findUnknownPhrases = (
  annotations: Annotations,
  isIncluded: (sentence: number) => boolean,
): string[] =>
  findUnknownSpans(annotations, isIncluded).map((span) => asWritten(annotations.tokens, span))

/**
 * In tokens, of which the first is adjacent: "haben Sie auch Käsefondue", "is there any cannoli".
 */
const maxDistanceToAsk = 3

/**
 * Finds the unknown words that a question asks for, as written: "do you have cannoli?". Others say
 * nothing about a dish: "honestly, what do you have?".
 */
export function findAskedName(
  annotations: Annotations,
  isIncluded: (sentence: number) => boolean,
): string | undefined {
  const asks = filterCues(annotations.cues, 'asks', 'list', 'price', 'describe')
  const [name] = findUnknownSpans(annotations, isIncluded).filter((span) =>
    neighbours(asks, span).some(
      (ask) => ask.sentence === span.sentence && distance(ask, span) < maxDistanceToAsk,
    ),
  )
  return name && asWritten(annotations.tokens, name)
}

const findUnknownSpans = (
  { tokens, isKnown, menu }: Annotations,
  isIncluded: (sentence: number) => boolean,
): SentenceSpan[] =>
  joinSequences(
    tokens,
    ({ text, sentence }, index) =>
      isIncluded(sentence) &&
      !isKnown(index) &&
      !namesMoney(text, menu.menu.currency) &&
      text.length > 2 &&
      !/^\d+$/.test(text),
  )

/** A dish that a guest named and that isn't on the menu. */
export interface MissingDish {
  /** As the guest wrote it. */
  readonly said: string
  /** Ids of dishes of the same kind. */
  readonly near: readonly string[]
}

/** Finds dishes in some sentences that the lexicon knows and that aren't on the menu. */
export function findMissingDishes(
  annotations: Annotations,
  isIncluded: (sentence: number) => boolean,
): MissingDish[] {
  const { tokens, terms, mentions } = annotations
  const mentionIndexes = tokenIndexes(mentions)
  const dishIndexes = tokenIndexes(
    terms.filter(({ concept }) => isDishConcept(concept) && !isKindConcept(concept)).map(termSpan),
  )
  const missingSpans = joinSequences(
    tokens,
    ({ sentence }, index) =>
      dishIndexes.has(index) && !mentionIndexes.has(index) && isIncluded(sentence),
  )
  const variants = mentions.filter(({ isMissing, sentence }) => isMissing && isIncluded(sentence))
  return [
    ...variants.map(({ start, end, dishIds }) => ({
      said: asWritten(tokens, { start, end }),
      near: dishIds,
    })),
    ...missingSpans.map((span) => ({ said: asWritten(tokens, span), near: [] })),
  ]
}

/** Joins consecutive tokens that fulfil a condition. */
function joinSequences(
  tokens: readonly Token[],
  isMember: (token: Token, index: number) => boolean,
): SentenceSpan[] {
  const sequences: SentenceSpan[] = []
  for (const [index, token] of tokens.entries()) {
    if (!isMember(token, index)) continue
    const last = sequences.at(-1)
    if (last?.end === index) sequences[sequences.length - 1] = { ...last, end: index + 1 }
    else sequences.push({ start: index, end: index + 1, sentence: token.sentence })
  }
  return sequences
}
