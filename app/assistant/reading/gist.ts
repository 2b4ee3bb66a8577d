import type { DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { ConceptMention } from './find-concepts.ts'
import type { Message } from './parse-message.ts'
import { tokenIndexes } from './span.ts'

/** What a text is about, by keys: concepts and foods are the same in every language. */
export interface Gist {
  readonly concepts: ReadonlySet<string>
  readonly foods: ReadonlySet<string>
  /** The groups of these foods: lamb is meat. */
  readonly groups: ReadonlySet<DietaryFact>
  /** The beginnings of words that name no concept. */
  readonly words: ReadonlySet<string>
}

const groups: ReadonlySet<DietaryFact> = new Set(['meat', 'poultry', 'fish', 'pork', 'alcohol'])

const minWordLength = 4
const stemLength = 5

/**
 * Returns what some tokens of a text are about.
 * @param isWord whether a token that names no concept counts as a word
 */
export function gistOf(
  { tokens, terms }: Pick<Message, 'tokens' | 'terms'>,
  mentions: readonly ConceptMention[],
  isIncluded: (index: number) => boolean = () => true,
  isWord: (index: number) => boolean = () => true,
): Gist {
  const included = mentions.filter(({ start }) => isIncluded(start))
  const named = tokenIndexes(included)
  const words = tokens.filter(
    ({ text }, index) =>
      text.length >= minWordLength && isIncluded(index) && isWord(index) && !named.has(index),
  )
  return {
    concepts: new Set(included.flatMap(({ concepts }) => concepts)),
    foods: new Set(
      terms.flatMap(({ concept, position }) => (isIncluded(position) ? [`food ${concept}`] : [])),
    ),
    groups: new Set(
      terms.flatMap(({ facts, position }) =>
        isIncluded(position) ? facts.filter((fact) => groups.has(fact)) : [],
      ),
    ),
    words: new Set(words.map(({ text }) => `word ${text.slice(0, stemLength)}`)),
  }
}
