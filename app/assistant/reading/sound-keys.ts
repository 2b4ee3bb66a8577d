/*
 * How words sound, coarsely, so that a guest who writes another alphabet can name a dish:
 * "тафельшпиц" is the Tafelspitz, "محمرة" the Muhammara. Letters that alphabets confuse share a
 * class: P (p, b), F (f, v, w), T (t, d), S (all hissing sounds), K (k, g); h is silent.
 */

/** A spelling and its possible classes; `a` is any run of vowels. */
type Rule = readonly [spelling: string, ...sounds: readonly string[]]

const latin: readonly Rule[] = [
  ['tsch', 'S'],
  ['tch', 'S'],
  ['sch', 'S', 'SK'],
  ['ch', 'S', 'K', ''],
  ['ck', 'K'],
  ['ph', 'F'],
  ['gn', 'N', 'KN'],
  ['gli', 'La', 'KLa'],
  ['qu', 'K', 'KF'],
  ['tz', 'S'],
  ['ts', 'S'],
  ['tx', 'S'],
  ['sc', 'S', 'SK'],
  ['c', 'K', 'S'],
  ['ğ', '', 'K'],
  ['g', 'K', 'S'],
  ['j', 'S', ''],
  ['x', 'KS', 'S'],
  ['w', 'F', ''],
]

const cyrillic: readonly Rule[] = [
  ['дж', 'S'],
  ['тс', 'S'],
  ['г', 'K', ''],
  ['х', '', 'K'],
]

const arabic: readonly Rule[] = [
  ['تش', 'S'],
  ['تز', 'S'],
  ['تس', 'S'],
  ['ج', 'S', 'K'],
  ['خ', 'K', ''],
  ['و', '', 'F'],
]

const classes: Readonly<Record<string, string>> = {
  P: 'pbпбبپ',
  F: 'fvфвفڤ',
  T: 'tdþðтдتطثدضذ',
  S: 'sşșszžčçжзсцчшщزژظسشصچ',
  K: 'kqкґقكکگغ',
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
  ...Object.entries(classes).flatMap(([sound, letters]) =>
    [...letters].map((letter): Rule => [letter, sound]),
  ),
]
const rulesByLetter = Map.groupBy(rules, ([spelling]) => spelling.slice(0, 1))

const maxVariants = 8

/** Returns the letters without accents, except those whose accent changes the sound; doubled ones once. */
const plainLetters = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^çğışșñй]/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/(\p{L})\1/gu, '$1')

/**
 * Returns how a word may sound, at most eight variants, without vowels at the end, which are often
 * endings.
 */
function soundsOf(word: string): readonly string[] {
  let variants = ['']
  const letters = plainLetters(word)
  for (let index = 0; index < letters.length;) {
    const [spelling, ...sounds] = (rulesByLetter.get(letters[index] ?? '') ?? []).find(
      ([candidate]) => letters.startsWith(candidate, index),
    ) ?? [letters[index] ?? '', '']
    variants = variants
      .flatMap((variant) => sounds.map((sound) => variant + sound))
      .slice(0, maxVariants)
    index += spelling.length
  }
  return [...new Set(variants.map((sound) => sound.replaceAll(/a+/g, 'a').replace(/a$/, '')))]
}

/** Shorter sounds are too common. */
const minLength = 4
const minConsonants = 3

const withVowels = (word: string) => soundsOf(word).filter(({ length }) => length >= minLength)

const withoutVowels = (word: string) =>
  soundsOf(word)
    .map((sound) => sound.replaceAll('a', ''))
    .filter(({ length }) => length >= minConsonants)

/** Returns the keys under which a word of a name in Latin letters is found. */
export const soundKeysOfName = (word: string): readonly string[] => [
  ...new Set([...withVowels(word), ...withoutVowels(word)]),
]

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
