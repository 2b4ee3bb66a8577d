import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { Token } from './tokens.ts'
import { allergens, otherLanguages, type OtherLanguage } from './words/other-languages.ts'

/** The reading of a message whose language has no phrase book. */
export interface OtherLanguageReading {
  readonly language: OtherLanguage
  /** The allergens that it names. */
  readonly allergens: readonly DietaryTarget[]
}

/** In letters: words of this length or more match as prefixes, shorter ones as a whole. */
const prefixLength = 4
// Fewer matching words may be a coincidence.
const minWords = 3
const maxWords = 100
const maxCharacters = 1_000

const parseList = (words: string) => words.split(', ').map(foldText).filter(Boolean)

interface Entry {
  readonly language: OtherLanguage
  readonly word: string
}

/** The words of the languages in Latin script, by their first letters. */
const byPrefix = Map.groupBy(
  otherLanguages
    .filter(({ script }) => !script)
    .flatMap((language) =>
      [language.common, ...language.names].flatMap((words) =>
        parseList(words).map((word): Entry => ({ language, word })),
      ),
    ),
  ({ word }) => word.slice(0, prefixLength),
)

/**
 * Reads a message in a language without a phrase book; returns undefined for any other message.
 * @param countUnderstood counts the words that are in the most likely language with a phrase book
 */
export function readOtherLanguage(
  text: string,
  tokens: readonly Token[],
  countUnderstood: () => number,
): OtherLanguageReading | undefined {
  const scripted = otherLanguages.find(({ script }) => script?.test(text))
  if (scripted) {
    const folded = foldText(text.slice(0, maxCharacters))
    return findAllergens(scripted, (name) => folded.includes(name))
  }
  const words = tokens.slice(0, maxWords).map((token) => token.text)
  const counts = new Map<OtherLanguage, number>()
  for (const word of words) {
    const entries = byPrefix.get(word.slice(0, prefixLength)) ?? []
    const matching = entries.filter(({ word: listed }) =>
      listed.length < prefixLength ? word === listed : word.startsWith(listed),
    )
    for (const language of new Set(matching.map((entry) => entry.language))) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  const [best] = [...counts].toSorted(([, first], [, second]) => second - first)
  if (!best) return undefined
  const [language, count] = best
  if (count < minWords || count <= countUnderstood()) return undefined
  const spaced = ` ${words.join(' ')} `
  return findAllergens(language, (name) =>
    spaced.includes(name.length < prefixLength ? ` ${name} ` : ` ${name}`),
  )
}

const findAllergens = (
  language: OtherLanguage,
  isNamed: (name: string) => boolean,
): OtherLanguageReading => ({
  language,
  allergens: allergens
    .filter((_, index) => parseList(language.names[index] ?? '').some(isNamed))
    .map((fact): DietaryTarget => ({ kind: 'fact', fact })),
})
