/** What can be wrong with a translated text. */
export const problemKinds = [
  'missing',
  'added',
  'lost',
  'negation',
  'possibility',
  'number',
  'price',
  'unit',
  'length',
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

/** A problem of one text. */
export type Finding = Omit<Problem, 'field'>

/** What one comparison finds; `isSure` if it could compare everything. */
export interface Findings {
  readonly findings: readonly Finding[]
  readonly isSure: boolean
}

export const nothingFound: Findings = { findings: [], isSure: true }
