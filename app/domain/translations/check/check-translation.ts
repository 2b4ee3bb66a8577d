import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import type { Texts } from '../subjects.ts'
import { compareFoods } from './compare-foods.ts'
import { compareLanguages } from './compare-language.ts'
import { compareLengths } from './compare-lengths.ts'
import { compareNumbers } from './compare-numbers.ts'
import { compareUnknown, findOpposites } from './compare-senses.ts'
import { findGlossaryBreaks } from './find-glossary-breaks.ts'
import { findMarkup } from './find-markup.ts'
import { findSwap } from './find-swap.ts'
import type { Finding, Findings, Problem } from './problem.ts'
import { readOriginal, readText } from './read-text.ts'
import { distinctMentions, type Reading } from './reading.ts'
import { vocabularyOf } from './vocabulary.ts'

export type { Problem } from './problem.ts'

/** A translation with what it is compared to. */
export interface Checked {
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

/** `isSure`: enough was compared; otherwise a person has to read it before guests do. */
export interface Verdict {
  readonly problems: readonly Problem[]
  readonly isSure: boolean
}

interface Field {
  readonly name: string
  readonly source: string
  readonly translated: string
  readonly readings: { readonly source: Reading; readonly translated: Reading }
}

/** Compares a translation with its original: it has to say the same, no more and no less. */
export function checkTranslation(checked: Checked): Verdict {
  const { source, texts, from, to } = checked
  const original = readOriginal(source, from)
  const fields = Object.entries(source).map(([name, text]): Field => {
    const translated = texts[name] ?? ''
    return {
      name,
      source: text,
      translated,
      readings: {
        source: original.readings.get(name) ?? readText(text, from),
        translated: readText(translated, to, original),
      },
    }
  })
  const allOfSource = distinctMentions(fields.flatMap(({ readings }) => readings.source.mentions))
  const verdicts = fields.map((field) => checkField(field, checked, allOfSource))
  return {
    problems: verdicts.flatMap(({ findings }, index) =>
      unique(findings).map((finding) => ({ field: fields[index]?.name ?? '', ...finding })),
    ),
    isSure: verdicts.every(({ isSure }) => isSure),
  }
}

function checkField(
  { name, source, translated, readings }: Field,
  { from, to, glossary = new Map(), others = [] }: Checked,
  allOfSource: Reading['mentions'],
): Findings {
  if (translated.trim() === '') return { findings: [{ kind: 'missing', words: '' }], isSure: false }
  const isName = name === 'name' || name === 'text'
  const foods = compareFoods({ ...readings, allOfSource, vocabulary: vocabularyOf(to), isName })
  const results = [
    foods,
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

const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.words}`, finding])).values(),
]
