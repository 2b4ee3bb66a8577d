import {
  checkTranslation,
  type TranslationVerdict,
} from '#app/domain/translations/check/check-translation.ts'
import { markdownTable, percent } from '../markdown-table.ts'
import { mutate } from './mutate.ts'
import {
  languages,
  readGood,
  sets,
  subjectOf,
  type SetName,
  type Texts,
  type Translation,
} from './read-good.ts'
import { readHandwritten } from './read-handwritten.ts'
import { mutateThird } from './third/mutate-third.ts'
import { readThird, splitNote } from './third/read-third.ts'

/** Mutations per kind: with 24 kinds more than 5,000 in all, although two kinds allow fewer. */
const perKind = 225
const maxRejectedShare = 0.02
const parts = { third: 'menus', later: 'later' } as const
const allSets = [...sets, 'third', 'later'] as const

interface Outcome {
  readonly group: string
  readonly id: string
  readonly of: Translation
  readonly texts: Texts
  readonly verdict: TranslationVerdict
}

/**
 * Checks good translations and wrong ones. Prints how many have a problem, how many a person would
 * have to read (unsure), and how many the check is sure of.
 * @param words names of sets, all if there are none; `-v` lists good translations with a problem and
 *   wrong ones that the check is sure of
 * @returns whether the check is sure of no mutated translation, and at most 2 % of the good ones have
 *   a problem
 */
export const runTranslations = (words: readonly string[], print: (text: string) => void): boolean =>
  allSets
    .filter((set) => words.includes(set) || !allSets.some((one) => words.includes(one)))
    .map((set) => runSet(set, words, print))
    .every(Boolean)

function runSet(
  set: SetName | keyof typeof parts,
  words: readonly string[],
  print: (text: string) => void,
): boolean {
  const ofThird = set === 'third' || set === 'later'
  const good = ofThird ? readThird(parts[set]).flatMap(splitNote) : readGood(set)
  const check = createCheck(good)
  const rightOnes = good.map((of) => check(of.to, of.id, of, of.texts))
  const mutations = ofThird ? mutateThird(parts[set]) : mutate(good, perKind)
  const wrongOnes = mutations.map(({ kind, of, texts }) => check(kind, of.id, of, texts))
  const handwritten = (ofThird ? [] : readHandwritten(set, good)).map(({ id, kind, of, texts }) =>
    check(`by hand: ${kind}`, id, of, texts),
  )
  const rejectedOnes = rightOnes.filter(hasProblem)
  const accepted = wrongOnes.filter(isSure)
  if (words.includes('-v')) {
    print([...rejectedOnes, ...accepted, ...handwritten.filter(isSure)].map(describe).join('\n'))
  }
  const handwrittenKinds = [...new Set(handwritten.map(({ group }) => group))]
  print(`# The ${set} set\n`)
  print(`Good translations\n\n${table('language', languages, rightOnes)}\n`)
  print(
    `Mutated translations\n\n${table('kind', [...new Set(wrongOnes.map(({ group }) => group))], wrongOnes)}\n`,
  )
  if (handwritten.length > 0) {
    print(`Written by hand\n\n${table('kind', handwrittenKinds, handwritten)}\n`)
  }
  return accepted.length === 0 && rejectedOnes.length <= maxRejectedShare * rightOnes.length
}

/** Creates a check that knows the originals of each restaurant's other subjects. */
function createCheck(good: readonly Translation[]) {
  const sources = new Map(good.map((translation) => [subjectOf(translation), translation]))
  const othersBySubject = new Map(
    [...sources].map(([subject, { restaurant }]) => [
      subject,
      [...sources]
        .filter(([name, other]) => name !== subject && other.restaurant === restaurant)
        .map(([, { source }]) => source),
    ]),
  )
  return (group: string, id: string, of: Translation, texts: Texts): Outcome => {
    const { source, from, to } = of
    const others = othersBySubject.get(subjectOf(of)) ?? []
    return { group, id, of, texts, verdict: checkTranslation({ source, texts, from, to, others }) }
  }
}

const hasProblem = ({ verdict }: Outcome) => verdict.problems.length > 0
const hasDoubt = ({ verdict }: Outcome) =>
  verdict.problems.length === 0 && verdict.doubts.length > 0
const isSure = ({ verdict }: Outcome) => verdict.isSure
const isUnsure = (outcome: Outcome) =>
  !hasProblem(outcome) && !hasDoubt(outcome) && !isSure(outcome)

function table(name: string, groups: readonly string[], outcomes: readonly Outcome[]): string {
  const row = (title: string, group: readonly Outcome[]) => {
    const count = (predicate: (outcome: Outcome) => boolean) => group.filter(predicate).length
    return [
      title,
      group.length,
      count(hasProblem),
      percent(count(hasProblem), group.length),
      count(hasDoubt),
      percent(count(hasDoubt), group.length),
      count(isUnsure),
      count(isSure),
      percent(count(isSure), group.length),
    ]
  }
  const rows = groups.map((group) =>
    row(
      group,
      outcomes.filter((outcome) => outcome.group === group),
    ),
  )
  return markdownTable(
    [name, 'all', 'problem', '', 'doubt', '', 'unsure', 'sure', ''],
    [...rows, row('all', outcomes)],
  )
}

/** Describes a failure for a human reader: the verdict, and the texts that differ from the good ones. */
function describe({ group, id, of, texts, verdict }: Outcome): string {
  const problems = verdict.problems.map(({ field, kind, words }) => `${kind} ${field} "${words}"`)
  const isGood = texts === of.texts
  const fields = Object.keys(of.texts).filter((field) => isGood || texts[field] !== of.texts[field])
  const lines = fields.map(
    (field) =>
      `  ${field}: ${visible(texts[field] ?? '(absent)')}\n    for: ${(isGood ? of.source : of.texts)[field] ?? ''}`,
  )
  return `${group}: ${id}: ${problems.join('; ') || 'sure'}\n${lines.join('\n')}`
}

/** Replaces control characters, which a terminal would obey, by their codes, but not Persian's joiner. */
const visible = (text: string) =>
  text.replace(
    /(?!\u200c)[\p{Cc}\p{Cf}\u2028]/gu,
    (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
  )
