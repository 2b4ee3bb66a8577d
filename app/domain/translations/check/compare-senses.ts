import { soundKeysOfName, soundKeysOfWord } from '../../dietary/sound-keys.ts'
import { nothingFound, type TextProblem, type Findings } from './problem.ts'
import type { TextReading } from './reading.ts'

/** Groups of senses that exclude each other. */
const opposites: readonly (readonly string[])[] = [
  ['small', 'medium', 'large'],
  ['half', 'double', 'whole'],
  ['warm', 'cold'],
  ['spicy', 'mild'],
  ['open', 'closed'],
  ['free_of_charge', 'surcharge'],
  ['red', 'white'],
]

/** Finds opposites: "küçük" translated as "large". */
export function findOpposites(
  source: TextReading,
  translated: TextReading,
): readonly TextProblem[] {
  // "Acısız" (not spicy) is "mild".
  if (source.looseDenials + translated.looseDenials > 0) return []
  const [senses, others] = [source.senses.flat(), translated.senses.flat()]
  return opposites.flatMap((group): readonly TextProblem[] => {
    const lostSenses = group.filter((sense) => senses.includes(sense) && !others.includes(sense))
    const addedSenses = group.filter((sense) => others.includes(sense) && !senses.includes(sense))
    return lostSenses.length > 0 && addedSenses.length > 0 ? [{ kind: 'opposite', words: '' }] : []
  })
}

/** The maximum share of words that the check doesn't understand. */
const maxUnknown = 0.3
/** The maximum share of senses that only one of the texts has, such as how a dish is served. */
const maxOtherSenses = 0.6

/**
 * Judges whether enough of a text and of its translation is understood to compare them.
 * @param matched the number of the original's foods that the translation names
 */
export function compareUnknown(
  source: TextReading,
  translated: TextReading,
  matchCount: number,
): Findings {
  const kept = countKept(source, translated)
  const unknown = countWords(source) - kept
  const others = Math.max(0, countWords(translated) - kept)
  const [shared, lost] = countSenses(source, translated)
  const [, added] = countSenses(translated, source)
  const size = source.mentions.length + source.senses.length + source.unknown.length
  const isSure =
    matchCount + kept + shared > 0 &&
    matchCount + kept + shared >= unknown &&
    Math.max(unknown, others) <= Math.max(1, size * maxUnknown) &&
    others <= unknown + 1 &&
    lost <= Math.max(1, source.senses.length * maxOtherSenses) &&
    lost + added <= Math.max(2, size * maxOtherSenses)
  return isSure ? nothingFound : { findings: [], isSure: false }
}

/** Counts unknown words; a Chinese one has two characters. */
const countWords = ({ unknown }: TextReading) => {
  const characters = unknown.filter(({ folded }) => /^\p{Script=Han}$/u.test(folded)).length
  return unknown.length - Math.floor(characters / 2)
}

/** Counts the unknown words that the translation keeps, possibly in another alphabet. */
function countKept(source: TextReading, translated: TextReading): number {
  const words = new Set(translated.tokens.map(({ folded }) => folded))
  const soundKeys = new Set(translated.unknown.flatMap(({ folded }) => soundKeysOfWord(folded)))
  return source.unknown.filter(
    ({ folded, written }) =>
      words.has(folded) || soundKeysOfName(written).some((key) => soundKeys.has(key)),
  ).length
}

/** Counts the words of a text by whether another text has one of their senses, too. */
function countSenses(
  text: TextReading,
  other: TextReading,
): readonly [shared: number, alone: number] {
  const senses = new Set(
    [...other.senses, ...other.mentions.map((mention) => mention.senses)].flat(),
  )
  const shared = text.senses.filter((list) => list.some((sense) => senses.has(sense))).length
  return [shared, text.senses.length - shared]
}
