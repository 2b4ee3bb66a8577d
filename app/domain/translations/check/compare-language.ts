import { isKindConcept } from '../../dietary/lexicon.ts'
import { menuLanguages, type MenuLanguage } from '../../guest-menu/menu-language.ts'
import { nothingFound, type Findings } from './problem.ts'
import type { TextReading } from './reading.ts'
import { isDish } from './match-mentions.ts'
import { tokenize, type Token } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

const scripts: Readonly<Partial<Record<MenuLanguage, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
}
const latin = /\p{Script=Latin}/u
/** Letters that other languages of the same script have, but not this one. */
const foreignLetters: Readonly<Partial<Record<MenuLanguage, RegExp>>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  ar: /[پچژگ]/u,
}

const wrongLanguage = (words: string): Findings => ({
  findings: [{ kind: 'language', words }],
  isSure: false,
})
const unsure: Findings = { findings: [], isSure: false }

/** Finds out whether a translation is in another language than expected. */
export function compareLanguages(
  source: { readonly reading: TextReading; readonly language: MenuLanguage },
  translated: { readonly reading: TextReading; readonly language: MenuLanguage },
): Findings {
  const { tokens } = translated.reading
  const to = translated.language
  const script = scripts[to] ?? latin
  const original = new Set(source.reading.tokens.map(({ folded }) => folded))
  const words = tokens.filter(({ folded }) => /^\p{L}/u.test(folded))
  const newWords = words.filter(({ folded }) => !original.has(folded))
  const isLatin = script === latin
  const ofOtherScript = words.filter(({ written }) => !script.test(written))
  const foreignWords = ofOtherScript.filter(
    ({ folded, written }) => !original.has(folded) || (!isLatin && !latin.test(written)),
  )
  if (foreignWords.length > 0)
    return foreignWords.length * 2 > words.length || isLatin
      ? wrongLanguage(foreignWords[0]?.written ?? '')
      : unsure
  if (!isLatin && ofOtherScript.length === words.length && words.length > 0) {
    return words.length > 2 ? wrongLanguage(words[0]?.written ?? '') : unsure
  }
  const letters = foreignLetters[to]
  const misspelt = letters && words.find(({ written }) => letters.test(written))
  if (misspelt) return wrongLanguage(misspelt.written)
  if (isUntranslated(source.reading, translated.reading) && source.language !== to) {
    return judgeUntranslated(source, to)
  }
  return compareWords(newWords, to)
}

const isUntranslated = (source: TextReading, { tokens }: TextReading) =>
  tokens.length === source.tokens.length &&
  tokens.every(({ folded }, index) => folded === source.tokens[index]?.folded)

/** The maximum length of a name that may stay untranslated, in words. */
const maxKeptName = 4

/** Judges an untranslated text. Names of dishes may stay as they are, but words that can be translated may not. */
function judgeUntranslated(
  { reading, language }: { readonly reading: TextReading; readonly language: MenuLanguage },
  to: MenuLanguage,
): Findings {
  const [from, other] = [vocabularyOf(language), vocabularyOf(to)]
  const ofDishes = new Set(
    reading.mentions
      .filter((mention) => isDish(mention) && !mention.concepts.every(isKindConcept))
      .flatMap(({ written }) => tokenize(written).map(({ folded }) => folded)),
  )
  const foreignToken = reading.tokens.find(
    ({ folded }, index) =>
      !ofDishes.has(folded) &&
      understands(from, reading.tokens, index) &&
      !understands(other, reading.tokens, index),
  )
  if (!foreignToken) return nothingFound
  return reading.tokens.length > maxKeptName ? wrongLanguage(foreignToken.written) : unsure
}

/** Compares how many words are in the vocabulary of each language. */
function compareWords(newWords: readonly Token[], to: MenuLanguage): Findings {
  const understood = countUnderstood(newWords, to)
  if (newWords.length === 0 || understood === newWords.length) return nothingFound
  let most = 0
  for (const language of menuLanguages) {
    if (language === to || !isSameScript(language, to)) continue
    most = Math.max(most, countUnderstood(newWords, language))
  }
  // Russian and Ukrainian, or Arabic and Persian, share words.
  const minWords = scripts[to] ? 3 : 2
  if (most >= minWords && most > understood * 1.5) return wrongLanguage(newWords[0]?.written ?? '')
  if (understood === 0 && most > 0) return unsure
  return most > understood + 1 ? unsure : nothingFound
}

const isSameScript = (a: MenuLanguage, b: MenuLanguage) =>
  (scripts[a] ?? latin).source === (scripts[b] ?? latin).source

/** Counts the words of a text that a language's vocabulary has. */
export function countUnderstood(tokens: readonly Token[], language: MenuLanguage): number {
  const vocabulary = vocabularyOf(language)
  return tokens.filter((_, index) => understands(vocabulary, tokens, index)).length
}

const understands = (
  vocabulary: ReturnType<typeof vocabularyOf>,
  tokens: readonly Token[],
  index: number,
): boolean => {
  const token = tokens[index]
  return (
    token !== undefined &&
    (vocabulary.isOrdinary(token) ||
      vocabulary.nameAt([token], 0) !== undefined ||
      vocabulary.sensesOf([token], 0).length > 0 ||
      vocabulary.markerAt([token], 0) !== undefined ||
      vocabulary.claimAt([token], 0) !== undefined ||
      vocabulary.partsOf(token).length > 1)
  )
}
