import { hasMeaning, type Cue } from './cues.ts'
import type { SentenceSpan, Span } from './span.ts'
import type { Token } from './tokens.ts'
import type { RelationPosition } from './words/language-words.ts'

/** In letters: shorter unknown words hardly change what others mean. */
const minWordLength = 3

const isWord = ({ text }: Token) => text.length >= minWordLength && /^\p{L}+$/u.test(text)

/**
 * Creates the test whether unknown words in a food's sentence may mean that the guest avoids it: the
 * question is in another clause, as in "eggs make me gag, what can I eat?", unlike "do you have
 * almond croissants?".
 * @param known indexes of the tokens that are part of a cue, a dish name or a food
 */
export function createUnclearFoodTest(
  tokens: readonly Token[],
  cues: readonly Cue[],
  known: ReadonlySet<number>,
  position: RelationPosition,
): (food: SentenceSpan) => boolean {
  const sentences = new Set(
    tokens.flatMap((token, index) => (known.has(index) || !isWord(token) ? [] : [token.sentence])),
  )
  const clauseOf = ({ start }: Span) => tokens[start]?.clause
  const asking = cues.filter((cue) => hasMeaning(cue, 'asks') || hasMeaning(cue, 'courses'))
  // The last one of a clause is entered first, so that the first one remains.
  const firstAsking = new Map(asking.toReversed().map((cue) => [clauseOf(cue), cue.start]))
  const asksFor = (food: SentenceSpan) => {
    const start = firstAsking.get(clauseOf(food))
    return start !== undefined && (position === 'after' || start <= food.start)
  }
  return (food) => sentences.has(food.sentence) && asking.length > 0 && !asksFor(food)
}
