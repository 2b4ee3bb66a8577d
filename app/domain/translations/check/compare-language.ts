import { isKindConcept } from '../../dietary/lexicon.ts'
import { menuLanguages, type MenuLanguage } from '../../guest-menu/menu-language.ts'
import { nothingFound, type Findings } from './problem.ts'
import type { Reading } from './reading.ts'
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
/** Letters that a language has not, though others of its script do. */
const foreignLetters: Readonly<Partial<Record<MenuLanguage, RegExp>>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  ar: /[پچژگ]/u,
}

const problem = (words: string): Findings => ({
  findings: [{ kind: 'language', words }],
  isSure: false,
})
const unsure: Findings = { findings: [], isSure: false }

/** Finds whether a translation is in another language than it should be. */
export function compareLanguages(
  source: { readonly reading: Reading; readonly language: MenuLanguage },
  translated: { readonly reading: Reading; readonly language: MenuLanguage },
): Findings {
  const { tokens } = translated.reading
  const to = translated.language
  const script = scripts[to] ?? latin
  const original = new Set(source.reading.tokens.map(({ folded }) => folded))
  const words = tokens.filter(({ folded }) => /^\p{L}/u.test(folded))
  const own = words.filter(({ folded }) => !original.has(folded))
  const isLatin = script === latin
  const ofOtherScript = words.filter(({ written }) => !script.test(written))
  const strange = ofOtherScript.filter(
    ({ folded, written }) => !original.has(folded) || (!isLatin && !latin.test(written)),
  )
  if (strange.length > 0)
    return strange.length * 2 > words.length || isLatin
      ? problem(strange[0]?.written ?? '')
      : unsure
  if (!isLatin && ofOtherScript.length === words.length && words.length > 0) {
    return words.length > 2 ? problem(words[0]?.written ?? '') : unsure
  }
  const letters = foreignLetters[to]
  const misspelt = letters && words.find(({ written }) => letters.test(written))
  if (misspelt) return problem(misspelt.written)
  if (isKept(source.reading, translated.reading) && source.language !== to) {
    return keptText(source, to)
  }
  return compareWords(own, to)
}

const isKept = (source: Reading, { tokens }: Reading) =>
  tokens.length === source.tokens.length &&
  tokens.every(({ folded }, index) => folded === source.tokens[index]?.folded)

/** In words: a name that stays as it is. */
const maxKeptName = 4

/** A dish's name may stay as it is, but not what the language has words for. */
function keptText(
  { reading, language }: { readonly reading: Reading; readonly language: MenuLanguage },
  to: MenuLanguage,
): Findings {
  const [from, other] = [vocabularyOf(language), vocabularyOf(to)]
  const ofDishes = new Set(
    reading.mentions
      .filter((mention) => isDish(mention) && !mention.concepts.every(isKindConcept))
      .flatMap(({ written }) => tokenize(written).map(({ folded }) => folded)),
  )
  const strange = reading.tokens.find(
    ({ folded }, index) =>
      !ofDishes.has(folded) &&
      understands(from, reading.tokens, index) &&
      !understands(other, reading.tokens, index),
  )
  if (!strange) return nothingFound
  return reading.tokens.length > maxKeptName ? problem(strange.written) : unsure
}

/** Compares how many words each language understands. */
function compareWords(own: readonly Token[], to: MenuLanguage): Findings {
  const known = countKnown(own, to)
  if (own.length === 0 || known === own.length) return nothingFound
  let most = 0
  for (const language of menuLanguages) {
    if (language === to || !isSameScript(language, to)) continue
    most = Math.max(most, countKnown(own, language))
  }
  if (most >= 2 && most > known * 1.5) return problem(own[0]?.written ?? '')
  if (known === 0 && most > 0) return own.length > 1 ? problem(own[0]?.written ?? '') : unsure
  return most > known + 1 ? unsure : nothingFound
}

const isSameScript = (one: MenuLanguage, other: MenuLanguage) =>
  (scripts[one] ?? latin).source === (scripts[other] ?? latin).source

/** Counts the words of a text that a language's vocabulary has. */
export function countKnown(tokens: readonly Token[], language: MenuLanguage): number {
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
