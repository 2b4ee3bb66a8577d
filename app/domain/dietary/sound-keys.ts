import { TextCache } from './text-cache.ts'

/*
 * Keys for how words sound, roughly, so that a guest can name a dish in another alphabet: "тафельшпиц"
 * is the Tafelspitz, "لحماجون" the Lahmacun. A letter has every sound that another alphabet may write it
 * with; C is a sound such as "sh" or "ch", and h is silent.
 */

/** A spelling and its possible sounds; `a` is any run of vowels. */
type Rule = readonly [spelling: string, ...sounds: readonly string[]]

const latin: readonly Rule[] = [
  ['tsch', 'C'],
  ['tch', 'C'],
  ['sch', 'C', 'SK'],
  ['ch', 'C', 'K', ''],
  ['ck', 'K'],
  ['sh', 'C'],
  ['ph', 'F'],
  ['gn', 'N', 'GN'],
  ['gli', 'La', 'GLa'],
  ['qu', 'K', 'KV'],
  ['tz', 'S'],
  ['ts', 'S'],
  ['tx', 'C'],
  ['sc', 'C', 'SK'],
  ['sp', 'SP', 'CP'],
  ['st', 'ST', 'CT'],
  ['c', 'K', 'C', 'S'],
  ['ğ', '', 'G'],
  ['g', 'G', 'C'],
  ['j', 'C', ''],
  ['s', 'S', 'Z'],
  ['v', 'V', 'F'],
  ['w', 'V', ''],
  ['x', 'KS', 'C'],
  ['z', 'Z', 'S'],
]

const cyrillic: readonly Rule[] = [
  ['дж', 'C'],
  ['тс', 'S'],
  ['г', 'G', ''],
  ['х', '', 'K'],
]

const arabic: readonly Rule[] = [
  ['تش', 'C'],
  ['تز', 'S'],
  ['تس', 'S'],
  ['ب', 'B', 'P'],
  ['ج', 'C', 'G'],
  ['خ', 'K', ''],
  ['غ', 'G', 'K'],
  ['ف', 'F', 'V'],
  ['ق', 'K', 'G'],
  ['ك', 'K', 'G'],
  ['و', '', 'V'],
]

const sounds: Readonly<Record<string, string>> = {
  P: 'pпپ',
  B: 'bб',
  F: 'fф',
  V: 'вڤ',
  T: 'tтتطث',
  D: 'dдدض',
  S: 'сцسص',
  Z: 'зزظذ',
  C: 'çşșčšžжчшщژشچ',
  K: 'kqк',
  G: 'ґگ',
  L: 'lłлل',
  R: 'rрر',
  M: 'mмم',
  N: 'nñнن',
  a: 'aeiouyıæœøаеёиоуыэюяіїєй',
}

const rules: readonly Rule[] = [
  ...latin,
  ...cyrillic,
  ...arabic,
  ...Object.entries(sounds).flatMap(([sound, letters]) =>
    [...letters].map((letter): Rule => [letter, sound]),
  ),
]
const rulesByLetter = Map.groupBy(rules, ([spelling]) => spelling.slice(0, 1))

const maxVariants = 24

/** Removes accents, except those that change the sound, and one of two equal letters in a row. */
const plainLetters = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^çğışșñй]/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/(\p{L})\1/gu, '$1')

/**
 * Returns how a word may sound, in at most `maxVariants` variants. A vowel at the end is dropped, because
 * it is often an ending.
 */
function soundsOf(word: string): readonly string[] {
  let variants = ['']
  const letters = plainLetters(word)
  for (let index = 0; index < letters.length;) {
    const [spelling, ...variantsOfSound] = (rulesByLetter.get(letters[index] ?? '') ?? []).find(
      ([candidate]) => letters.startsWith(candidate, index),
    ) ?? [letters[index] ?? '', '']
    variants = variants
      .flatMap((variant) => variantsOfSound.map((sound) => variant + sound))
      .slice(0, maxVariants)
    index += spelling.length
  }
  return [...new Set(variants.map((sound) => sound.replaceAll(/a+/g, 'a').replace(/a$/, '')))]
}

/** Shorter sounds are too common. */
const minLength = 5
const minConsonants = 4

const withVowels = (word: string) => soundsOf(word).filter(({ length }) => length >= minLength)

const withoutVowels = (word: string) =>
  soundsOf(word)
    .map((sound) => sound.replaceAll('a', ''))
    .filter(({ length }) => length >= minConsonants)

const keysOfNames = new TextCache<readonly string[]>(1_000_000)

/**
 * Returns the keys under which a word of a name in Latin letters is found. They are cached because
 * all names are indexed again after each change of a menu.
 */
export const soundKeysOfName = (word: string): readonly string[] =>
  keysOfNames.find(word, () => [...new Set([...withVowels(word), ...withoutVowels(word)])])

/** In sounds: "мантов" has one more than "манты". */
const maxEnding = 2

/** In sounds: words in Latin letters sound more alike, "panchineta" for "Pantxineta". */
const minLatinLength = 6

/** Returns the keys of a guest's word that may name a dish. Arabic letters leave out vowels. */
export function soundKeysOfWord(word: string): readonly string[] {
  if (/\p{Script=Arabic}/u.test(word)) return [...new Set(withoutVowels(word))]
  if (!/\p{Script=Cyrillic}/u.test(word)) {
    return withVowels(word).filter(({ length }) => length >= minLatinLength)
  }
  const keys = withVowels(word).flatMap((sound) => [
    sound,
    ...[1, maxEnding]
      .map((ending) => sound.slice(0, -ending).replace(/a$/, ''))
      .filter(({ length }) => length >= minLength),
  ])
  return [...new Set(keys)]
}
