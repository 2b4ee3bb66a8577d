import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { soundKeysOfName, soundKeysOfWord } from '../../dietary/sound-keys.ts'
import type { Texts } from '../subjects.ts'
import { findMatches, relateMentions } from './match-mentions.ts'
import { readText } from './read-text.ts'
import type { TextReading } from './reading.ts'

/** The names of a restaurant's subjects, indexed by their anchors. */
interface Names {
  readonly readings: ReadonlyMap<string, TextReading>
  readonly byAnchor: ReadonlyMap<string, readonly string[]>
}

/** The maximum length of all names together, in letters, to limit the time. */
const maxLetters = 60_000

const indexes = new WeakMap<readonly Texts[], Names>()

function indexNames(others: readonly Texts[], language: MenuLanguage): Names {
  const cached = indexes.get(others)
  if (cached) return cached
  const readings = new Map<string, TextReading>()
  const byAnchor = new Map<string, string[]>()
  let letters = 0
  for (const texts of others) {
    const name = nameOf(texts)
    letters += name.length
    if (letters > maxLetters) break
    if (readings.has(name)) continue
    const reading = readText(name, language)
    readings.set(name, reading)
    for (const anchor of anchorsOf(reading)) {
      const names = byAnchor.get(anchor)
      if (names) names.push(name)
      else byAnchor.set(anchor, [name])
    }
  }
  const names = { readings, byAnchor }
  indexes.set(others, names)
  return names
}

const nameOf = (texts: Texts): string => texts['name'] ?? texts['text'] ?? ''

/** Returns the keys by which a name is found: its concepts, its unknown words and their sounds. */
const anchorsOf = ({ mentions, unknown }: TextReading): ReadonlySet<string> =>
  new Set([
    ...mentions.flatMap(({ concepts }) => concepts),
    ...unknown.flatMap(({ folded, written }) => [`=${folded}`, ...soundKeysOfName(written)]),
  ])

/** A worse fit than this is suspicious. */
const poorFit = 0.5
/** The maximum number of names that are compared in detail. */
const maxCompared = 20

/** Returns the name of another subject that a translated name fits better than its original; undefined if none. */
export function findSwap(
  source: { readonly name: string; readonly reading: TextReading },
  translated: TextReading,
  language: MenuLanguage,
  others: readonly Texts[],
): string | undefined {
  const own = fitOf(source.reading, translated)
  if (own >= poorFit) return undefined
  const { readings, byAnchor } = indexNames(others, language)
  const shared = new Map<string, number>()
  for (const anchor of anchorsOfTranslation(translated)) {
    for (const name of byAnchor.get(anchor) ?? []) {
      if (name !== source.name) shared.set(name, (shared.get(name) ?? 0) + 1)
    }
  }
  const closest = [...shared].toSorted(([, a], [, b]) => b - a).slice(0, maxCompared)
  return closest.find(([name]) => {
    const reading = readings.get(name)
    const fit = reading ? fitOf(reading, translated) : 0
    return fit > own && fit >= poorFit
  })?.[0]
}

const anchorsOfTranslation = ({ mentions, unknown }: TextReading): ReadonlySet<string> =>
  new Set([
    ...mentions.flatMap(({ concepts }) => concepts),
    ...unknown.flatMap(({ folded }) => [`=${folded}`, ...soundKeysOfWord(folded)]),
  ])

/** Returns the share of a name that a translation renders, times the share of the translation that it explains. */
function fitOf(source: TextReading, translated: TextReading): number {
  const soundKeys = new Set(
    translated.unknown.flatMap(({ folded }) => [folded, ...soundKeysOfWord(folded)]),
  )
  const keptWords = source.unknown.filter(
    ({ folded, written }) =>
      soundKeys.has(folded) || soundKeysOfName(written).some((key) => soundKeys.has(key)),
  ).length
  const renderedMentions = source.mentions.filter(
    (mention) => findMatches(mention, translated.mentions).length > 0,
  ).length
  const grounded = translated.mentions.filter((mention) =>
    source.mentions.some((one) => relateMentions(one, mention) !== undefined),
  ).length
  const size = source.mentions.length + source.unknown.length
  const others = translated.mentions.length + translated.unknown.length
  if (size === 0 || others === 0) return 0
  return ((renderedMentions + keptWords) / size) * ((grounded + keptWords) / others)
}
