/**
 * Differences between a text and its translation that the check can be mistaken about, as it knows
 * neither every food nor every way to deny one. An owner may confirm that both say the same.
 */
const doubtKinds = ['added', 'lost', 'negation', 'possibility', 'opposite', 'length'] as const

/** What can be wrong with a translated text. */
export const problemKinds = [
  ...doubtKinds,
  'missing',
  'denial',
  'claim',
  'number',
  'price',
  'unit',
  'language',
  'markup',
  'link',
  'swapped',
  'glossary',
  'instruction',
] as const

export type ProblemKind = (typeof problemKinds)[number]

export interface Problem {
  readonly field: string
  readonly kind: ProblemKind
  /** What the translation says or lacks, in its words; empty if there is nothing to name. */
  readonly words: string
}

const doubts: ReadonlySet<string> = new Set(doubtKinds)

/** Whether an owner may confirm that a translation is right nevertheless. */
export const isDoubt = ({ kind }: Pick<Problem, 'kind'>): boolean => doubts.has(kind)

/** A problem of one text. */
export type Finding = Omit<Problem, 'field'>

/** What one comparison finds; `isSure` if it could compare everything. */
export interface Findings {
  readonly findings: readonly Finding[]
  readonly isSure: boolean
}

export const nothingFound: Findings = { findings: [], isSure: true }
