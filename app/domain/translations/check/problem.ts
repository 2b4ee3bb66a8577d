/** Problems that are certain, whatever the texts mean. Guests must not read such a translation. */
const certainKinds = ['missing', 'price', 'markup', 'link'] as const

/**
 * Suspected differences. The check can be wrong, because it doesn't know every food or every way to deny
 * one or to write a number, so the owner may confirm that both texts say the same.
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

type ProblemKind = (typeof certainKinds | typeof doubtKinds)[number]

export interface TranslationProblem {
  readonly field: string
  readonly kind: ProblemKind
  /** The words concerned, in the translation or the original; empty if there are none. */
  readonly words: string
}

const doubts: ReadonlySet<string> = new Set(doubtKinds)

/** Whether the owner may confirm the translation despite this problem. */
export const isConfirmable = ({ kind }: Pick<TranslationProblem, 'kind'>): boolean =>
  doubts.has(kind)

/** A problem of one text. */
export type TextProblem = Omit<TranslationProblem, 'field'>

/** The result of one comparison. */
export interface Findings {
  readonly findings: readonly TextProblem[]
  /** Whether everything could be compared. */
  readonly isSure: boolean
}

export const nothingFound: Findings = { findings: [], isSure: true }
