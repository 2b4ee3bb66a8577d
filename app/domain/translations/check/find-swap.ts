import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { soundKeysOfName, soundKeysOfWord } from '../../dietary/sound-keys.ts'
import type { Texts } from '../subjects.ts'
import { findMatches, relateMentions } from './match-mentions.ts'
import { readText } from './read-text.ts'
import type { Reading } from './reading.ts'

/** The names of a restaurant's other subjects, indexed by what they mention. */
interface Names {
  readonly readings: ReadonlyMap<string, Reading>
  readonly byWord: ReadonlyMap<string, readonly string[]>
}

/** In letters of all names: reading more would take too long. */
const maxLetters = 60_000

const indexed = new WeakMap<readonly Texts[], Names>()

function indexNames(others: readonly Texts[], language: MenuLanguage): Names {
  const known = indexed.get(others)
  if (known) return known
  const readings = new Map<string, Reading>()
  const byWord = new Map<string, string[]>()
  let letters = 0
  for (const texts of others) {
    const name = nameOf(texts)
    letters += name.length
    if (letters > maxLetters) break
    if (readings.has(name)) continue
    const reading = readText(name, language)
    readings.set(name, reading)
    for (const word of anchorsOf(reading)) {
      const names = byWord.get(word)
      if (names) names.push(name)
      else byWord.set(word, [name])
    }
  }
  const names = { readings, byWord }
  indexed.set(others, names)
  return names
}

const nameOf = (texts: Texts): string => texts['name'] ?? texts['text'] ?? ''

/** What a name is found by: its concepts, and its unknown words with how they sound. */
const anchorsOf = ({ mentions, unknown }: Reading): ReadonlySet<string> =>
  new Set([
    ...mentions.flatMap(({ concepts }) => concepts),
    ...unknown.flatMap(({ folded, written }) => [`=${folded}`, ...soundKeysOfName(written)]),
  ])

/** How well a name may fit another one before the two are compared closely. */
const poorFit = 0.5
const maxCompared = 20

/** Returns the name of another subject that a translated name fits better than its own. */
export function findSwap(
  source: { readonly name: string; readonly reading: Reading },
  translated: Reading,
  language: MenuLanguage,
  others: readonly Texts[],
): string | undefined {
  const own = fitOf(source.reading, translated)
  if (own >= poorFit) return undefined
  const { readings, byWord } = indexNames(others, language)
  const shared = new Map<string, number>()
  for (const word of anchorsOfTranslation(translated)) {
    for (const name of byWord.get(word) ?? []) {
      if (name !== source.name) shared.set(name, (shared.get(name) ?? 0) + 1)
    }
  }
  const closest = [...shared].toSorted(([, one], [, other]) => other - one).slice(0, maxCompared)
  return closest.find(([name]) => {
    const reading = readings.get(name)
    const fit = reading ? fitOf(reading, translated) : 0
    return fit > own && fit >= poorFit
  })?.[0]
}

const anchorsOfTranslation = ({ mentions, unknown }: Reading): ReadonlySet<string> =>
  new Set([
    ...mentions.flatMap(({ concepts }) => concepts),
    ...unknown.flatMap(({ folded }) => [`=${folded}`, ...soundKeysOfWord(folded)]),
  ])

/** How much of a name its translation renders, times how much of the translation it accounts for. */
function fitOf(source: Reading, translated: Reading): number {
  const heard = new Set(
    translated.unknown.flatMap(({ folded }) => [folded, ...soundKeysOfWord(folded)]),
  )
  const kept = source.unknown.filter(
    ({ folded, written }) =>
      heard.has(folded) || soundKeysOfName(written).some((key) => heard.has(key)),
  ).length
  const rendered = source.mentions.filter(
    (mention) => findMatches(mention, translated.mentions).length > 0,
  ).length
  const grounded = translated.mentions.filter((mention) =>
    source.mentions.some((one) => relateMentions(one, mention) !== undefined),
  ).length
  const size = source.mentions.length + source.unknown.length
  const others = translated.mentions.length + translated.unknown.length
  if (size === 0 || others === 0) return 0
  return ((rendered + kept) / size) * ((grounded + kept) / others)
}
