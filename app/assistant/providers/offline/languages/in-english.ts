import { foldText } from '#app/domain/dietary/fold-text.ts'
import { countCommonWords, isTurkishParticle } from '../language.ts'
import type { MenuIndex } from '../menu-index.ts'
import type { ForeignLanguage } from './foreign-language.ts'
import { dutch, german, polish, russian, ukrainian } from './germanic-and-slavic.ts'
import { danish, finnish, norwegian, swedish } from './nordic.ts'
import { arabic, chinese, greek, hebrew, japanese, korean, persian } from './other-scripts.ts'
import { french, italian, portuguese, spanish } from './romance.ts'

/** A foreign question as English words, with the sentence that goes before its answer. */
export interface InEnglish {
  /** The question's own language, ISO 639-1. */
  readonly language: string
  readonly question: string
  readonly notice: string
}

/**
 * What can be told of a question in a foreign language: its words for food, in English, and the
 * names that it spells in Latin letters. Undefined for English, Turkish, and what is unknown.
 */
export function readForeign(question: string, index: MenuIndex): InEnglish | undefined {
  const language = languageOf(question, index)
  if (!language) return undefined
  const { code, notice } = language
  return { language: code, question: translate(question, language), notice }
}

// A language that has its script to itself; of two that share one, the letters of its own first.
const scripts: readonly (readonly [RegExp, ForeignLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, japanese],
  [/\p{Script=Hangul}/u, korean],
  [/\p{Script=Han}/u, chinese],
  [/\p{Script=Greek}/u, greek],
  [/\p{Script=Hebrew}/u, hebrew],
  [/[پچژگکی]|آیا/u, persian],
  [/\p{Script=Arabic}/u, arabic],
  [/[іїєґ]/iu, ukrainian],
  [/\p{Script=Cyrillic}/u, russian],
]
const latin = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  norwegian,
  danish,
  swedish,
  finnish,
]
const unspaced = new Set([chinese, japanese, korean])

function languageOf(question: string, index: MenuIndex): ForeignLanguage | undefined {
  const byScript = scripts.find(([letters]) => letters.test(question))?.[1]
  if (byScript) return byScript
  // "Chili con carne" on the menu makes no question Spanish.
  const common = countCommonWords(question)
  const words = wordsOf(question).filter(
    (word) => !isInName(word, index) && !(common.tr > 0 && isTurkishParticle(word)),
  )
  const most = Math.max(common.en, common.tr)
  const scored = latin.map((language) => ({ language, score: score(words, lexiconOf(language)) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  const isSure = best.score >= 2 || (best.score > 0 && best.score === words.length)
  return isSure && best.score > most ? best.language : undefined
}

const isInName = (word: string, { words }: MenuIndex) => words.get(word.slice(0, 2))?.has(word)

const score = (words: readonly string[], lexicon: Lexicon) =>
  words.filter((word) => lexicon.fillers.has(word) || isForeign(stemOf(word, lexicon))).length

/** Whether a stem tells a language: "vegan" and "halal" are said in all of them. */
const isForeign = (found: Stem | undefined) =>
  found !== undefined && !found[1].startsWith(found[0].slice(0, 4))

/** The folded start of a word, with its English. */
type Stem = readonly [stem: string, english: string]

interface Lexicon {
  readonly fillers: ReadonlySet<string>
  /** The longest first. */
  readonly stems: readonly Stem[]
  /** The same by their first character: each word of each question is looked up. */
  readonly stemsByStart: ReadonlyMap<string, readonly Stem[]>
}

const lexicons = new Map<ForeignLanguage, Lexicon>()

function lexiconOf(language: ForeignLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const stems = Object.entries(language.words)
    .flatMap(([english, starts]) =>
      foldText(starts)
        .split(' ')
        .map((stem): Stem => [stem, english]),
    )
    .toSorted(([one], [other]) => other.length - one.length)
  const lexicon = {
    fillers: new Set(foldText(language.fillers).split(' ')),
    stems,
    stemsByStart: Map.groupBy(stems, ([stem]) => stem.charAt(0)),
  }
  lexicons.set(language, lexicon)
  return lexicon
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

// A short stem is a whole word: "ei" is an egg, and "einen" is none.
const shortest = 4

const stemOf = (word: string, { stemsByStart }: Lexicon) =>
  stemsByStart
    .get(word.charAt(0))
    ?.find(([stem]) => (stem.length < shortest ? word === stem : word.startsWith(stem)))

function translate(question: string, language: ForeignLanguage): string {
  const lexicon = lexiconOf(language)
  if (unspaced.has(language)) return translateUnspaced(question, lexicon)
  return question
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => translateWord(foldText(word), word, lexicon))
    .replaceAll(/\s+/g, ' ')
}

// "Nussallergie" is two words; an ending is none.
const longestEnding = 4

function translateWord(folded: string, written: string, lexicon: Lexicon): string {
  const found =
    stemOf(folded, lexicon) ?? stemOf(folded.replace(/^(?:وال|بال|لل|ال|و|ب|ل|ה)/u, ''), lexicon)
  if (!found) return lexicon.fillers.has(folded) ? '' : written
  const [stem, english] = found
  const rest = folded.startsWith(stem) ? folded.slice(stem.length) : ''
  return rest.length > longestEnding && stemOf(rest, lexicon)
    ? `${english} ${translateWord(rest, rest, lexicon)}`
    : english
}

function translateUnspaced(question: string, { stems }: Lexicon): string {
  return stems
    .reduce(
      (text, [stem, english]) => text.replaceAll(stem, ` ${english} `),
      // Folding takes letters apart; names in Latin letters come through it whole enough.
      foldText(question),
    )
    .replaceAll(/[^\p{Script=Latin}\p{N}\s?.,&'-]+/gu, ' ')
}
