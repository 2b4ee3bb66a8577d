import { foldLetters } from '../../dietary/fold-text.ts'
import { splitWords, type TextWord } from '../../dietary/split-words.ts'
import { stemsOf } from '../../dietary/inflection.ts'
import { foreignStemsOf, stemOfName } from '../../dietary/foreign-names.ts'
import { dishTerms, foodTerms } from '../../dietary/lexicon/all-terms.ts'
import { foodLanguages, foodNames } from '../../dietary/lexicon/names/index.ts'
import { NameIndex } from '../../dietary/name-index.ts'
import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { compoundOf, type OneWordNames } from './compounds.ts'
import { PhraseIndex } from './phrase-index.ts'
import { withPlainMarks, type Token } from './tokens.ts'
import { claims, markers, type Claim, type Marker } from './words/check-words.ts'
import { checkWords } from './words/index.ts'

/** The concepts that a name may stand for, and its length in words. */
export interface Named {
  readonly concepts: readonly string[]
  readonly length: number
  /** How many letters the text's first word shares with the name's. */
  readonly letters: number
}

/** All that the check understands of one language. */
export interface Vocabulary {
  readonly nameAt: (tokens: readonly Token[], position: number) => Named | undefined
  /** The concepts of a compound's parts, each with its alternatives: pumpkin and soup. */
  readonly partsOf: (token: Token) => readonly (readonly string[])[]
  readonly sensesOf: (tokens: readonly Token[], position: number) => SensesFound
  readonly markerAt: (
    tokens: readonly Token[],
    position: number,
  ) => { readonly marker: Marker; readonly length: number } | undefined
  readonly claimAt: (
    tokens: readonly Token[],
    position: number,
  ) => { readonly claim: Claim; readonly length: number } | undefined
  readonly isOrdinary: (token: Token) => boolean
  /** Whether the language has a name for a concept. */
  readonly names: (concept: string) => boolean
  /** The value of a number word from two to twelve. */
  readonly numberOf: (token: Token) => number | undefined
}

/** The senses of a word, and its length in words. */
export interface SensesFound {
  readonly senses: readonly string[]
  readonly length: number
  /** How many letters of the text's first word are listed. */
  readonly letters: number
}

const vocabularies = new Map<MenuLanguage, Vocabulary>()

/** Returns the vocabulary of a language, which is indexed once. */
export function vocabularyOf(language: MenuLanguage): Vocabulary {
  const known = vocabularies.get(language)
  if (known) return known
  const vocabulary = indexVocabulary(language)
  vocabularies.set(language, vocabulary)
  return vocabulary
}

const splitList = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const wordsOf = (name: string): readonly string[] =>
  splitWords(withPlainMarks(name)).map(({ folded }) => foldLetters(folded))

const asTextWord = ({ folded, written, part }: Token): TextWord => ({
  folded,
  written,
  part,
  opensBracket: false,
})

const lines = [...foodTerms, ...dishTerms]

function indexVocabulary(language: MenuLanguage): Vocabulary {
  const words = checkWords[language]
  const isOfLexicon = language === 'en' || language === 'tr'
  const stems = isOfLexicon ? stemsOf : foreignStemsOf
  const foreign = foodLanguages.find((one) => one === language)
  const listed = [
    ...Object.entries(words.foods),
    ...(foreign ? Object.entries(foodNames[foreign]) : []),
  ]
  const names = new PhraseIndex<string>(stems)
  const oneWordNames: OneWordNames = new Map()
  const named = new Set<string>()
  for (const [concept, list] of listed) {
    named.add(concept)
    for (const name of splitList(list)) {
      const folded = language === 'zh' ? [...name.replaceAll(/\s/g, '')] : wordsOf(name)
      names.add(isOfLexicon ? folded : folded.map(stemOfName), concept)
      const [only = '', ...others] = folded
      if (others.length === 0) addName(oneWordNames, only, concept)
    }
  }
  const lexicon = isOfLexicon ? lexiconNames(language, named) : undefined
  const marked = new PhraseIndex<Marker>()
  for (const marker of markers) {
    for (const phrase of splitList(words.markers[marker])) {
      marked.add(language === 'zh' ? [...phrase] : wordsOf(phrase), marker)
    }
  }
  const claimed = new PhraseIndex<Claim>()
  for (const claim of claims) {
    for (const phrase of splitList(words.claims[claim])) addPhrase(claimed, phrase, claim, language)
  }
  const senses = new PhraseIndex<string>()
  for (const [sense, list] of Object.entries(words.senses)) {
    for (const phrase of splitList(list)) {
      const isWhole = phrase.endsWith('=')
      addPhrase(senses, isWhole ? phrase.slice(0, -1) : `${phrase}*`, sense, language)
    }
  }
  const ordinary = new Set(splitList(words.ordinary).flatMap((word) => chars(word, language)))
  const numbers = new Map(
    splitList(words.numbers).flatMap((forms, index) =>
      forms.split('/').map((form) => [wordsOf(form).join(' '), index + 2] as const),
    ),
  )
  const hasCompounds = language === 'de' || language === 'nl'
  return {
    nameAt: (tokens, position) => {
      const own = names.findAt(tokens, position)
      const found = lexicon?.(tokens, position)
      const listedName = own && { ...own, concepts: own.values }
      if (!listedName || !found) return listedName ?? found
      if (own.length !== found.length) return own.length > found.length ? listedName : found
      const concepts = [...new Set([...found.concepts, ...own.values])]
      return { concepts, length: own.length, letters: Math.max(own.letters, found.letters) }
    },
    partsOf: ({ folded }) => (hasCompounds ? compoundOf(folded, oneWordNames) : []),
    sensesOf: (tokens, position) => {
      const found = senses.findAt(tokens, position)
      return {
        senses: found?.values ?? [],
        length: found?.length ?? 0,
        letters: found?.letters ?? 0,
      }
    },
    markerAt: (tokens, position) => {
      const found = marked.findAt(tokens, position)
      const marker = found?.values[0]
      return found && marker && { marker, length: found.length }
    },
    claimAt: (tokens, position) => {
      const found = claimed.findAt(tokens, position)
      const claim = found?.values[0]
      return found && claim && { claim, length: found.length }
    },
    isOrdinary: ({ folded }) => ordinary.has(folded),
    names: (concept) => named.has(concept),
    numberOf: ({ folded }) =>
      (language === 'ar' ? stems(folded) : [folded])
        .map((stem) => numbers.get(stem))
        .find((value) => value !== undefined),
  }
}

function addName(names: OneWordNames, word: string, concept: string): void {
  const known = names.get(word) ?? []
  if (!known.includes(concept)) names.set(word, [...known, concept])
}

function addPhrase<Value>(
  index: PhraseIndex<Value>,
  phrase: string,
  value: Value,
  language: MenuLanguage,
): void {
  if (language === 'zh') index.add([...phrase.replace('*', '')], value)
  else if (phrase.endsWith('*')) index.addBeginning(wordsOf(phrase.slice(0, -1)), value)
  else index.add(wordsOf(phrase), value)
}

const chars = (word: string, language: MenuLanguage): readonly string[] =>
  language === 'zh' && word.length === 1 ? [word] : wordsOf(word)

/** Indexes the lexicon's names in English or Turkish, which it keeps together with their forms. */
function lexiconNames(language: 'en' | 'tr', named: Set<string>) {
  const index = new NameIndex(
    lines.map(([concept, english, turkish]) =>
      language === 'en' ? [concept, english, ''] : [concept, '', turkish],
    ),
  )
  for (const [concept, english, turkish] of lines) {
    if ((language === 'en' ? english : turkish) !== '') named.add(concept)
  }
  return (tokens: readonly Token[], position: number): Named | undefined => {
    const near = tokens.slice(position, position + maxNameLength).map(asTextWord)
    const found = index.findLongestAt(near, 0)
    if (!found) return undefined
    const { concept, words } = found
    const first = words[0] ?? ''
    const letters = first === near[0]?.folded ? first.length : 0
    return { concepts: [concept], length: words.length, letters }
  }
}

/** In words. */
const maxNameLength = 6
