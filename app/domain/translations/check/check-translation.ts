import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { finish, finishInSlices, inSlices } from '../../in-slices.ts'
import type { Texts } from '../subjects.ts'
import { compareFoods } from './compare-foods.ts'
import { compareLanguages } from './compare-language.ts'
import { compareLengths } from './compare-lengths.ts'
import { compareNumbers } from './compare-numbers.ts'
import { compareUnknown, findOpposites } from './compare-senses.ts'
import {
  findDenials,
  findLostWarning,
  statementsOf,
  type OriginalStatements,
} from './find-denials.ts'
import { findGlossaryBreaks } from './find-glossary-breaks.ts'
import { findMarkup } from './find-markup.ts'
import { findSwap } from './find-swap.ts'
import {
  isConfirmable,
  type TextProblem,
  type Findings,
  type TranslationProblem,
} from './problem.ts'
import { readOriginal, readText } from './read-text.ts'
import { distinctMentions, type TextReading } from './reading.ts'
import { vocabularyOf } from './vocabulary.ts'

export type { TranslationProblem } from './problem.ts'

/** A translation with the data that its check needs. */
export interface CheckInput {
  /** The owner's texts. */
  readonly source: Texts
  /** The translated texts, with the same fields. */
  readonly texts: Texts
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The restaurant's glossary: translations by the owner's words. */
  readonly glossary?: ReadonlyMap<string, string>
  /**
   * The owner's texts of all subjects, including this one. A translation that fits another subject better
   * was probably swapped.
   */
  readonly others?: readonly Texts[]
}

export interface TranslationVerdict {
  /** Certain problems; guests must not read the translation. */
  readonly problems: readonly TranslationProblem[]
  /** Possible problems, which the owner has to rule out. */
  readonly doubts: readonly TranslationProblem[]
  /** Whether nothing was found although enough could be compared. */
  readonly isSure: boolean
}

interface Field {
  readonly name: string
  readonly source: string
  readonly translated: string
  readonly readings: { readonly source: TextReading; readonly translated: TextReading }
}

/** What all texts of a subject say together. */
interface Subject {
  readonly allOfSource: TextReading['mentions']
  readonly allOfTranslation: TextReading['mentions']
  readonly statements: OriginalStatements
}

/**
 * Indexes the words of two languages, one per slice, which takes about 30 ms each. Without it, the first
 * check would index both at once.
 */
export async function prepareCheck(from: MenuLanguage, to: MenuLanguage): Promise<void> {
  await inSlices([from, to], vocabularyOf)
}

/** Checks that a translation says the same as its original, no more and no less. */
export const checkTranslation = (input: CheckInput): TranslationVerdict => finish(checkSteps(input))

/** Checks several translations in slices; adds the verdict to each of them. */
export function checkTranslations<Each extends CheckInput>(
  all: readonly Each[],
): Promise<(Each & TranslationVerdict)[]> {
  return finishInSlices(checkAll(all))
}

function* checkAll<Each extends CheckInput>(
  all: readonly Each[],
): Generator<void, (Each & TranslationVerdict)[]> {
  const results: (Each & TranslationVerdict)[] = []
  for (const input of all) results.push({ ...input, ...(yield* checkSteps(input)) })
  return results
}

/** Each text is a step, because a dish may have thousands. */
function* checkSteps(input: CheckInput): Generator<void, TranslationVerdict> {
  const { source, texts, from, to } = input
  const original = yield* readOriginal(source, from)
  const fields: Field[] = []
  for (const [name, text] of Object.entries(source)) {
    const translated = texts[name] ?? ''
    fields.push({
      name,
      source: text,
      translated,
      readings: {
        source: original.readings.get(name) ?? readText(text, from),
        translated: readText(translated, to, original),
      },
    })
    yield
  }
  const allOfSource = distinctMentions(fields.flatMap(({ readings }) => readings.source.mentions))
  const allOfTranslation = distinctMentions(
    fields.flatMap(({ readings }) => readings.translated.mentions),
  )
  const statements = statementsOf(fields.map(({ readings }) => readings.source))
  const verdicts: Findings[] = []
  for (const field of fields) {
    verdicts.push(checkField(field, input, { allOfSource, allOfTranslation, statements }))
    yield
  }
  const problems = verdicts.flatMap(({ findings }, index) =>
    unique(findings).map((finding) => ({ field: fields[index]?.name ?? '', ...finding })),
  )
  return {
    problems: problems.filter((problem) => !isConfirmable(problem)),
    doubts: problems.filter(isConfirmable),
    isSure: problems.length === 0 && verdicts.every(({ isSure }) => isSure),
  }
}

function checkField(
  { name, source, translated, readings }: Field,
  { from, to, glossary = new Map(), others = [] }: CheckInput,
  { allOfSource, allOfTranslation, statements }: Subject,
): Findings {
  if (translated.trim() === '') return { findings: [{ kind: 'missing', words: '' }], isSure: false }
  const isName = name === 'name' || name === 'text'
  const foods = compareFoods({
    ...readings,
    allOfSource,
    // A name or an ingredient must say for itself what it is.
    allOfTranslation: name === 'description' ? allOfTranslation : readings.translated.mentions,
    vocabulary: vocabularyOf(to),
    isName,
  })
  const denials = findDenials(statements, readings.translated)
  const results = [
    { findings: denials, isSure: true },
    { ...foods, findings: withoutKept(foods.findings.filter(isOther(denials))) },
    compareNumbers(
      { text: source, reading: readings.source },
      { text: translated, reading: readings.translated },
    ),
    compareLengths({ text: source, language: from }, { text: translated, language: to }, isName),
    compareLanguages(
      { reading: readings.source, language: from },
      { reading: readings.translated, language: to },
    ),
    compareUnknown(readings.source, readings.translated, foods.matched),
    { findings: findOpposites(readings.source, readings.translated), isSure: true },
    { findings: findLostWarning(readings.source, readings.translated), isSure: true },
    { findings: findMarkup(source, translated), isSure: true },
    { findings: findGlossaryBreaks(source, translated, glossary), isSure: true },
    { findings: [], isSure: haveSameStatements(readings.source, readings.translated) },
  ]
  const isSure = results.every((result) => result.isSure && result.findings.length === 0)
  const swapped =
    isName && !isSure
      ? findSwap({ name: source, reading: readings.source }, readings.translated, from, others)
      : undefined
  return {
    findings: [
      ...(swapped === undefined ? [] : [{ kind: 'swapped' as const, words: swapped }]),
      ...results.flatMap(({ findings }) => findings),
    ],
    isSure,
  }
}

/** Whether both texts or neither deny something other than foods, and likewise with possibilities. */
const haveSameStatements = (source: TextReading, translated: TextReading) =>
  source.looseDenials > 0 === translated.looseDenials > 0 &&
  source.loosePossibilities > 0 === translated.loosePossibilities > 0

/**
 * Removes findings about words that the translation keeps, such as "Scotch egg", which one language's
 * vocabulary knows as a dish and the other's by its parts.
 */
function withoutKept(findings: readonly TextProblem[]): readonly TextProblem[] {
  const wordsOf = (kind: TextProblem['kind']) =>
    findings.filter((one) => one.kind === kind).map(({ words }) => words.toLowerCase())
  const lost = wordsOf('lost')
  const kept = wordsOf('added').filter((words) => lost.includes(words))
  return findings.filter(({ words }) => !kept.includes(words.toLowerCase()))
}

/** Returns a filter for findings whose words none of these findings has. */
const isOther =
  (findings: readonly TextProblem[]) =>
  ({ words }: TextProblem) =>
    !findings.some((finding) => finding.words === words)

const unique = (findings: readonly TextProblem[]): readonly TextProblem[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.words}`, finding])).values(),
]
