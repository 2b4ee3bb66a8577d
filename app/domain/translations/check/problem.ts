/** What is wrong with a text whatever it means: guests must not read it. */
const certainKinds = ['missing', 'price', 'markup', 'link'] as const

/**
 * Differences that the check suspects, and can be mistaken about: it knows neither every food, nor
 * every way to deny one or to write a number. An owner may confirm that both texts say the same.
 */
const doubtKinds = [
  'denial',
  'claim',
  'negation',
  'possibility',
  'added',
  'lost',
  'opposite',
  'number',
  'unit',
  'length',
  'language',
  'swapped',
  'glossary',
  'instruction',
] as const

export type ProblemKind = (typeof certainKinds | typeof doubtKinds)[number]

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
