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

/** A name of a food or dish that is found in a text. */
interface NameMatch {
  /** The concepts that the name can mean. */
  readonly concepts: readonly string[]
  /** In words. */
  readonly length: number
  /** How many letters the text's first word shares with the name's. */
  readonly letters: number
}

/** The words of one language that the check understands. */
export interface Vocabulary {
  readonly nameAt: (tokens: readonly Token[], position: number) => NameMatch | undefined
  /** The concepts of a compound's parts, each with its alternatives: pumpkin and soup. */
  readonly partsOf: (token: Token) => readonly (readonly string[])[]
  readonly sensesOf: (tokens: readonly Token[], position: number) => SensesMatch
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

/** The senses of a word or phrase; empty if it has none. */
export interface SensesMatch {
  readonly senses: readonly string[]
  /** In words. */
  readonly length: number
  /** How many letters the text's first word shares with the listed one. */
  readonly letters: number
}

const vocabularies = new Map<MenuLanguage, Vocabulary>()

/** Returns the vocabulary of a language, which is indexed once. */
export function vocabularyOf(language: MenuLanguage): Vocabulary {
  const cached = vocabularies.get(language)
  if (cached) return cached
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
  const senseIndex = indexSenses(language)
  const markerIndex = indexMarkers(language)
  const claimIndex = indexClaims(language)
  const ordinary = new Set(splitList(words.ordinary).flatMap((word) => chars(word, language)))
  const numbers = indexNumbers(words.numbers)
  return {
    ...indexNames(language),
    sensesOf: (tokens, position) => {
      const match = senseIndex.findAt(tokens, position)
      return {
        senses: match?.values ?? [],
        length: match?.length ?? 0,
        letters: match?.letters ?? 0,
      }
    },
    markerAt: (tokens, position) => {
      const match = markerIndex.findAt(tokens, position)
      const marker = match?.values[0]
      return match && marker && { marker, length: match.length }
    },
    claimAt: (tokens, position) => {
      const match = claimIndex.findAt(tokens, position)
      const claim = match?.values[0]
      return match && claim && { claim, length: match.length }
    },
    isOrdinary: ({ folded }) => ordinary.has(folded),
    numberOf: ({ folded }) =>
      (language === 'ar' ? foreignStemsOf(folded) : [folded])
        .map((stem) => numbers.get(stem))
        .find((value) => value !== undefined),
  }
}

/** Indexes the names of foods and dishes: those for the check, and those of the lexicon. */
function indexNames(language: MenuLanguage): Pick<Vocabulary, 'nameAt' | 'partsOf' | 'names'> {
  const isOfLexicon = language === 'en' || language === 'tr'
  const foodLanguage = foodLanguages.find((other) => other === language)
  const listedNames = [
    ...Object.entries(checkWords[language].foods),
    ...(foodLanguage ? Object.entries(foodNames[foodLanguage]) : []),
  ]
  const index = new PhraseIndex<string>(isOfLexicon ? stemsOf : foreignStemsOf)
  const oneWordNames: OneWordNames = new Map()
  const namedConcepts = new Set<string>()
  for (const [concept, list] of listedNames) {
    namedConcepts.add(concept)
    for (const name of splitList(list)) {
      const folded = language === 'zh' ? [...name.replaceAll(/\s/g, '')] : wordsOf(name)
      index.add(isOfLexicon ? folded : folded.map(stemOfName), concept)
      const [only = '', ...others] = folded
      if (others.length === 0) addName(oneWordNames, only, concept)
    }
  }
  const lexicon = isOfLexicon ? lexiconNames(language, namedConcepts) : undefined
  const hasCompounds = language === 'de' || language === 'nl'
  return {
    nameAt: (tokens, position) => {
      const ownMatch = index.findAt(tokens, position)
      return longerName(
        ownMatch && {
          concepts: ownMatch.values,
          length: ownMatch.length,
          letters: ownMatch.letters,
        },
        lexicon?.(tokens, position),
      )
    },
    partsOf: ({ folded }) => (hasCompounds ? compoundOf(folded, oneWordNames) : []),
    names: (concept) => namedConcepts.has(concept),
  }
}

/** Returns the longer of two names at the same position; joins the concepts of equally long ones. */
function longerName(
  ownMatch: NameMatch | undefined,
  ofLexicon: NameMatch | undefined,
): NameMatch | undefined {
  if (!ownMatch || !ofLexicon) return ownMatch ?? ofLexicon
  if (ownMatch.length !== ofLexicon.length)
    return ownMatch.length > ofLexicon.length ? ownMatch : ofLexicon
  return {
    concepts: [...new Set([...ofLexicon.concepts, ...ownMatch.concepts])],
    length: ownMatch.length,
    letters: Math.max(ownMatch.letters, ofLexicon.letters),
  }
}

function indexMarkers(language: MenuLanguage): PhraseIndex<Marker> {
  const index = new PhraseIndex<Marker>()
  for (const marker of markers) {
    for (const phrase of splitList(checkWords[language].markers[marker])) {
      index.add(language === 'zh' ? [...phrase] : wordsOf(phrase), marker)
    }
  }
  return index
}

function indexClaims(language: MenuLanguage): PhraseIndex<Claim> {
  const index = new PhraseIndex<Claim>()
  for (const claim of claims) {
    for (const phrase of splitList(checkWords[language].claims[claim])) {
      addPhrase(index, phrase, claim, language)
    }
  }
  return index
}

function indexSenses(language: MenuLanguage): PhraseIndex<string> {
  const index = new PhraseIndex<string>()
  for (const [sense, list] of Object.entries(checkWords[language].senses)) {
    for (const phrase of splitList(list)) {
      const isWhole = phrase.endsWith('=')
      addPhrase(index, isWhole ? phrase.slice(0, -1) : `${phrase}*`, sense, language)
    }
  }
  return index
}

/** Returns the values of number words, which are listed from two upwards. */
const indexNumbers = (list: string): ReadonlyMap<string, number> =>
  new Map(
    splitList(list).flatMap((forms, index) =>
      forms.split('/').map((form) => [wordsOf(form).join(' '), index + 2] as const),
    ),
  )

function addName(names: OneWordNames, word: string, concept: string): void {
  const concepts = names.get(word) ?? []
  if (!concepts.includes(concept)) names.set(word, [...concepts, concept])
}

/** Adds a phrase; a star at its end stands for any ending. */
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

/** Splits a word of the list into the tokens in which `tokenize` splits it. */
const chars = (word: string, language: MenuLanguage): readonly string[] =>
  language === 'zh' && word.length === 1 ? [word] : wordsOf(word)

/** Indexes the lexicon's names in English or Turkish; returns a function that finds them. */
function lexiconNames(language: 'en' | 'tr', namedConcepts: Set<string>) {
  const index = new NameIndex(
    lines.map(([concept, english, turkish]) =>
      language === 'en' ? [concept, english, ''] : [concept, '', turkish],
    ),
  )
  for (const [concept, english, turkish] of lines) {
    if ((language === 'en' ? english : turkish) !== '') namedConcepts.add(concept)
  }
  return (tokens: readonly Token[], position: number): NameMatch | undefined => {
    const phrase = tokens.slice(position, position + maxNameLength).map(asTextWord)
    const match = index.findLongestAt(phrase, 0)
    if (!match) return undefined
    const { concept, words } = match
    const first = words[0] ?? ''
    const letters = first === phrase[0]?.folded ? first.length : 0
    return { concepts: [concept], length: words.length, letters }
  }
}

/** The maximum length of a name, in words. */
const maxNameLength = 6
