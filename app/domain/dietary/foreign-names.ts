import { foldLetters, splitHan } from './fold-text.ts'
import type { TextWord } from './split-words.ts'
import type { Name } from './name-index.ts'
import { foodLanguages, foodNames, type FoodLanguage } from './lexicon/names/index.ts'

/** A name in a language other than English and Turkish; its words are stems. */
interface ForeignName extends Name {
  readonly language: FoodLanguage
}

// Plural and case endings, folded, with the singular ending they replace: "melanzane", "Tomaten",
// "limones".
const latinEndings: readonly (readonly [ending: string, before: string])[] = [
  ...['s', 'n', 'e', 'en', 'er', 'es', 'x', 'nen', 'je', 'jes'].map(
    (ending) => [ending, ''] as const,
  ),
  ['i', 'o'],
  ['i', 'e'],
  ['e', 'a'],
  ['chi', 'co'],
  ['che', 'ca'],
  ['ghi', 'go'],
  ['ghe', 'ga'],
  ['ces', 'z'],
]
const cyrillicCase =
  /(?:[ыи]ми|ого|его|ому|ему|[оеыи]и|ая|яя|ое|ее|ые|ие|[ыи]х|[ыи]м|ую|юю|[ая]ми|[ая]м|[ая]х|ов|ев|ів|ом|ем|ою|ею|ью|[аеиоуыьюяіє])$/u
// "Креветок" is the genitive of "креветки".
const fleetingVowel = /(?<=\p{L}{3})[оеё]к$/u
// "Рисовый" is derived from "рис".
const cyrillicAdjective = /(?:н|ов|ев|ск)$/u
const arabicPrefix = /^[وف]?[بكل]?(?:ال|لل)|^[وفبل](?=\p{Script=Arabic}{3})/u
const arabicEnding = /(?:ات|هاي|ها|ي)$/u
const minStemLength = 3

const stemIfLongEnough = (word: string, stem: string) =>
  stem.length >= minStemLength && stem !== word ? [stem] : []

/**
 * Returns the stems that a folded word of a language other than English and Turkish may be derived
 * from; the word itself is first.
 */
export function foreignStemsOf(word: string): readonly string[] {
  if (/^[a-z]/.test(word)) {
    if (word.length <= minStemLength) return [word]
    const stems = latinEndings.flatMap(([ending, before]) =>
      word.endsWith(ending) ? stemIfLongEnough(word, word.slice(0, -ending.length) + before) : [],
    )
    return [word, ...stems]
  }
  if (/^\p{Script=Cyrillic}/u.test(word)) {
    const noun = word.replace(cyrillicCase, '')
    return [
      word,
      ...stemIfLongEnough(word, noun),
      ...stemIfLongEnough(noun, noun.replace(cyrillicAdjective, '')),
      ...stemIfLongEnough(word, word.replace(fleetingVowel, 'к')),
    ]
  }
  const bare = word.replace(arabicPrefix, '')
  const singular = bare.replace(/ات$/u, 'ه')
  const stem = bare.replace(arabicEnding, '')
  return [
    word,
    ...stemIfLongEnough(word, bare),
    ...stemIfLongEnough(bare, singular),
    ...stemIfLongEnough(bare, stem),
  ]
}

/** Returns a name's word in its indexed form: Cyrillic words without their nominative ending. */
export const stemOfName = (word: string): string =>
  /^\p{Script=Cyrillic}/u.test(word) ? (foreignStemsOf(word)[1] ?? word) : word

const byFirst = new Map<string, ForeignName[]>()
for (const language of foodLanguages) {
  const entries = Object.entries(foodNames[language])
  // Folded all at once, because that takes a quarter of the time.
  const folded = foldLetters(splitHan(entries.map(([, names]) => names).join('\n'))).split('\n')
  for (const [line, [concept]] of entries.entries()) {
    for (const name of folded[line]?.split(',') ?? []) {
      const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOfName)
      const [first = ''] = words
      const names = byFirst.get(first)
      if (names) names.push({ concept, words, language })
      else byFirst.set(first, [{ concept, words, language }])
    }
  }
}

// English and Turkish words that are foods in other languages: an owner's "room" isn't Dutch cream.
const ordinaryWords = new Set(
  'bar room peer pens worst spies rape glace masa bloem pasa kase pastel paste escalope milanese more'.split(
    ' ',
  ),
)
const minLengthInOwnersText = 4
/** Shorter names that no English or Turkish menu uses for something else, as "pan" for the Spanish bread. */
const clearShortNames = new Set('aal ble ei eis ijs kip lam oie ree reh vin vis'.split(' '))

/**
 * Finds the longest name in other languages at a position.
 * @param languages the languages that the text may be written in; undefined for an owner's text,
 *   which may be in any language, so that a short Latin word counts only if it is the whole text
 */
export function foreignNameAt(
  words: readonly TextWord[],
  position: number,
  languages: readonly string[] | undefined,
): Name | undefined {
  const word = words[position]
  if (!word) return undefined
  let longest: ForeignName | undefined
  for (const stem of foreignStemsOf(foldLetters(word.folded))) {
    for (const name of byFirst.get(stem) ?? []) {
      if (longest && longest.words.length >= name.words.length) continue
      const isCandidate = languages
        ? languages.includes(name.language)
        : isDistinctive(words, word, name)
      if (isCandidate && matchesAt(name, words, position)) longest = name
    }
  }
  return longest
}

function isDistinctive(
  words: readonly TextWord[],
  { folded }: TextWord,
  name: ForeignName,
): boolean {
  if (name.words.length > 1) return true
  // No English or Turkish word is written like the Arabic "سمك" or the Russian "сыр".
  const isSafe = words.length === 1 || !/^[a-z]/.test(folded)
  const isClear = folded.length >= minLengthInOwnersText || clearShortNames.has(folded)
  return !ordinaryWords.has(folded) && (isSafe || isClear)
}

const matchesAt = (name: ForeignName, words: readonly TextWord[], position: number): boolean =>
  name.words.every((stem, offset) => {
    const word = words[position + offset]
    const isSamePart = word?.part === words[position]?.part
    return (
      word &&
      isSamePart &&
      (offset === 0 || foreignStemsOf(foldLetters(word.folded)).includes(stem))
    )
  })

const minCompoundLength = 7
// Every split of a word is looked up, which would take seconds for a very long string.
const maxCompoundLength = 40
const minPartLength = 3
const minHeadLength = 4
// "Tamarind", "crackers", "jackfruit" and "mushroom" aren't compounds; a "Nussschnecke" is a bun.
const notHeads = new Set('rind kers fruit room boon peer schnecke schnecken'.split(' '))
const withoutSuffix = /(?:frei(?:e[rsnm]?)?|vrij[es]?|lose?[rsnm]?)$/
const linkingLetters = ['', 'n', 's', 'en', 'es', 'e', 'er']

/**
 * Finds the concepts of a German or Dutch compound, its head last: pumpkin and soup in
 * "Kürbissuppe". Returns only the head if the first part is unknown: "Bratwurst".
 * @param findOwnConcept finds the concept of a one-word English or Turkish name
 */
export function findCompoundConcepts(
  folded: string,
  languages: readonly string[] | undefined,
  findOwnConcept: (word: string) => string | undefined,
): readonly string[] {
  if (folded.length < minCompoundLength || folded.length > maxCompoundLength) return []
  if (!/^[a-z]+$/.test(folded)) return []
  if (languages && !languages.some((language) => language === 'de' || language === 'nl')) return []
  if (withoutSuffix.test(folded)) return []
  for (let start = minPartLength; start <= folded.length - minPartLength; start++) {
    const head = folded.slice(start)
    if (notHeads.has(head)) continue
    const modifier = findModifier(folded.slice(0, start))
    const kind =
      findGermanicConcept(foreignStemsOf(head)) ?? (modifier ? findOwnConcept(head) : undefined)
    if (kind && modifier) return [modifier, kind]
    const isClearHead = head.length > minHeadLength || byFirst.has(head)
    if (kind && isClearHead && head.length >= minHeadLength && start > minPartLength) return [kind]
  }
  return []
}

/**
 * Finds the longest known prefix of a compound's first part: tomato in "Tomatencreme", and lamb in
 * "Lammbratwurst".
 */
function findModifier(first: string): string | undefined {
  for (let end = first.length; end >= minPartLength; end--) {
    const word = first.slice(0, end)
    const stems = linkingLetters.flatMap((link) =>
      word.endsWith(link) ? [word.slice(0, end - link.length)] : [],
    )
    const concept = findGermanicConcept([
      ...stems.filter(({ length }) => length >= minPartLength),
      `${word}e`,
    ])
    if (concept) return isWordLike(first.slice(end)) ? concept : undefined
    if (end - 1 < minHeadLength) return undefined
  }
  return undefined
}

/** Whether letters can be a word or nothing: "Zitronenschale" isn't "Zitronen", "sch" and "ale". */
const isWordLike = (letters: string) => letters === '' || /[aeiouy]/.test(letters)

/** Finds the first German or Dutch one-word name with one of these stems. */
const findGermanicConcept = (stems: readonly string[]): string | undefined =>
  stems
    .flatMap((stem) => byFirst.get(stem) ?? [])
    .find(({ words, language }) => words.length === 1 && (language === 'de' || language === 'nl'))
    ?.concept
