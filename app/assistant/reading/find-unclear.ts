import { hasMeaning, type Cue } from './cues.ts'
import type { SentenceSpan, Span } from './span.ts'
import type { Token } from './tokens.ts'
import type { RelationPosition } from './words/language-words.ts'

/** In letters: shorter unknown words hardly change what others mean. */
const minWordLength = 3

const isWord = ({ text }: Token) => text.length >= minWordLength && /^\p{L}+$/u.test(text)

/**
 * Returns whether unknown words in a food's sentence may mean that the guest avoids it, because the
 * question is elsewhere: "eggs make me gag, what can I eat?", unlike "do you have almond
 * croissants?".
 * @param known indexes of the tokens that are part of a cue, a dish name or a food
 */
export function findUnclear(
  tokens: readonly Token[],
  cues: readonly Cue[],
  known: ReadonlySet<number>,
  position: RelationPosition,
): (food: SentenceSpan) => boolean {
  const sentences = new Set(
    tokens.flatMap((token, index) => (known.has(index) || !isWord(token) ? [] : [token.sentence])),
  )
  const asking = cues.filter((cue) => hasMeaning(cue, 'asks') || hasMeaning(cue, 'courses'))
  const clauseOf = ({ start }: Span) => tokens[start]?.clause
  const asksFor = (food: SentenceSpan) =>
    asking.some(
      (cue) =>
        clauseOf(cue) === clauseOf(food) && (position === 'after' || cue.start <= food.start),
    )
  return (food) => sentences.has(food.sentence) && asking.length > 0 && !asksFor(food)
}
