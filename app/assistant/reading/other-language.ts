import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { About } from '../plan/part.ts'
import type { Token } from './tokens.ts'
import { allergens, otherLanguages, type OtherLanguage } from './words/other-languages.ts'

/** What is read from a message whose language has no phrase book. */
export interface HeardElsewhere {
  readonly language: OtherLanguage
  /** The allergens that it names. */
  readonly named: readonly About[]
}

const shortestBeginning = 4
// Fewer words may be of any language.
const fewestWords = 3
const mostWords = 100
const mostLetters = 1_000

const listOf = (words: string) => words.split(', ').map(foldText).filter(Boolean)

interface Entry {
  readonly language: OtherLanguage
  readonly word: string
}

/** Words of languages that share the Latin script, by their first letters. */
const byBeginning = Map.groupBy(
  otherLanguages.flatMap((language): Entry[] =>
    language.script
      ? []
      : [language.common, ...language.names].flatMap((words) =>
          listOf(words).map((word) => ({ language, word })),
        ),
  ),
  ({ word }) => word.slice(0, shortestBeginning),
)

/**
 * Reads a message that is in none of the languages with a phrase book.
 * @param known how many of its words the closest of those languages knows
 */
export function hearElsewhere(
  text: string,
  tokens: readonly Token[],
  known: () => number,
): HeardElsewhere | undefined {
  const scripted = otherLanguages.find(({ script }) => script?.test(text))
  if (scripted) {
    const folded = foldText(text.slice(0, mostLetters))
    return heard(scripted, (name) => folded.includes(name))
  }
  const words = tokens.slice(0, mostWords).map((token) => token.text)
  const counts = new Map<OtherLanguage, number>()
  for (const word of words) {
    const entries = byBeginning.get(word.slice(0, shortestBeginning)) ?? []
    const own = new Set(
      entries.filter((entry) => isForm(word, entry.word)).map((entry) => entry.language),
    )
    for (const language of own) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < fewestWords || best[1] <= known()) return undefined
  const spoken = ` ${words.join(' ')} `
  return heard(best[0], (name) => {
    const isWhole = name.length < shortestBeginning
    return spoken.includes(isWhole ? ` ${name} ` : ` ${name}`)
  })
}

const isForm = (word: string, known: string) =>
  known.length < shortestBeginning ? word === known : word.startsWith(known)

const heard = (language: OtherLanguage, isNamed: (name: string) => boolean): HeardElsewhere => ({
  language,
  named: allergens
    .filter((_, place) => listOf(language.names[place] ?? '').some(isNamed))
    .map((fact): About => ({ kind: 'fact', fact })),
})
