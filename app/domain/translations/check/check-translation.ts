import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { finish, finishInSlices, inSlices } from '../../in-slices.ts'
import type { Texts } from '../subjects.ts'
import { compareFoods } from './compare-foods.ts'
import { compareLanguages } from './compare-language.ts'
import { compareLengths } from './compare-lengths.ts'
import { compareNumbers } from './compare-numbers.ts'
import { compareUnknown, findOpposites } from './compare-senses.ts'
import { findDenials, statementsOf, type OriginalStatements } from './find-denials.ts'
import { findGlossaryBreaks } from './find-glossary-breaks.ts'
import { findMarkup } from './find-markup.ts'
import { findSwap } from './find-swap.ts'
import { isDoubt, type Finding, type Findings, type Problem } from './problem.ts'
import { readOriginal, readText } from './read-text.ts'
import { distinctMentions, type Reading } from './reading.ts'
import { vocabularyOf } from './vocabulary.ts'

export type { Problem } from './problem.ts'

/** A translation with what it is compared to. */
export interface CheckInput {
  /** The owner's texts. */
  readonly source: Texts
  /** The translation's, with the same fields. */
  readonly texts: Texts
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The restaurant's words for the language, by the owner's words. */
  readonly glossary?: ReadonlyMap<string, string>
  /**
   * The owner's texts of all subjects, with this one. A translation that fits another one better was
   * swapped.
   */
  readonly others?: readonly Texts[]
}

export interface Verdict {
  /** What is wrong; guests must not read the translation. */
  readonly problems: readonly Problem[]
  /** What may be wrong; its owner has to compare it. */
  readonly doubts: readonly Problem[]
  /** Whether enough was compared to find any difference. */
  readonly isSure: boolean
}

interface Field {
  readonly name: string
  readonly source: string
  readonly translated: string
  readonly readings: { readonly source: Reading; readonly translated: Reading }
}

/**
 * Indexes the words of two languages in slices, which takes about 30 ms for each. Otherwise the first
 * check would do it in one go.
 */
export async function prepareCheck(from: MenuLanguage, to: MenuLanguage): Promise<void> {
  await inSlices([from, to], vocabularyOf)
}

/** Compares a translation with its original: it has to say the same, no more and no less. */
export const checkTranslation = (checked: CheckInput): Verdict => finish(checkSteps(checked))

/** Adds its verdict to each of several translations. Works in slices. */
export function checkTranslations<Each extends CheckInput>(
  all: readonly Each[],
): Promise<(Each & Verdict)[]> {
  return finishInSlices(checkAll(all))
}

function* checkAll<Each extends CheckInput>(
  all: readonly Each[],
): Generator<void, (Each & Verdict)[]> {
  const results: (Each & Verdict)[] = []
  for (const checked of all) results.push({ ...checked, ...(yield* checkSteps(checked)) })
  return results
}

/** A dish may have thousands of texts, so that each is read and compared in a step. */
function* checkSteps(checked: CheckInput): Generator<void, Verdict> {
  const { source, texts, from, to } = checked
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
  const said = statementsOf(fields.map(({ readings }) => readings.source))
  const verdicts: Findings[] = []
  for (const field of fields) {
    verdicts.push(checkField(field, checked, allOfSource, said))
    yield
  }
  const found = verdicts.flatMap(({ findings }, index) =>
    unique(findings).map((finding) => ({ field: fields[index]?.name ?? '', ...finding })),
  )
  return {
    problems: found.filter((problem) => !isDoubt(problem)),
    doubts: found.filter(isDoubt),
    isSure: found.length === 0 && verdicts.every(({ isSure }) => isSure),
  }
}

function checkField(
  { name, source, translated, readings }: Field,
  { from, to, glossary = new Map(), others = [] }: CheckInput,
  allOfSource: Reading['mentions'],
  said: OriginalStatements,
): Findings {
  if (translated.trim() === '') return { findings: [{ kind: 'missing', words: '' }], isSure: false }
  const isName = name === 'name' || name === 'text'
  const foods = compareFoods({ ...readings, allOfSource, vocabulary: vocabularyOf(to), isName })
  const denials = findDenials(said, readings.translated)
  const results = [
    { findings: denials, isSure: true },
    { ...foods, findings: foods.findings.filter(isOther(denials)) },
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

/** Whether two texts deny something other than foods, or say that it is possible, alike. */
const haveSameStatements = (source: Reading, translated: Reading) =>
  source.looseDenials > 0 === translated.looseDenials > 0 &&
  source.loosePossibilities > 0 === translated.loosePossibilities > 0

/** Whether a finding is about other words than these. */
const isOther =
  (findings: readonly Finding[]) =>
  ({ words }: Finding) =>
    !findings.some((finding) => finding.words === words)

const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.words}`, finding])).values(),
]
