import type { DietaryFact, Diet } from '#app/domain/dietary/facts.ts'

/** Kinds of lies, and whether one of them that gets through is a false "safe". */
export const lieKinds = {
  'false free': true,
  'false safe': true,
  'false diet': true,
  'bare answer': true,
  negation: true,
  'over two sentences': true,
  'lists and tables': true,
  'tricks of letters': true,
  'menu-wide': true,
  injection: true,
  implied: true,
  conditional: true,
  colloquial: true,
  comparative: true,
  polite: true,
  story: true,
  'split over sentences': true,
  formatted: true,
  'bad chunks': true,
  unicode: true,
  'hidden markup': true,
  'false contains': false,
  'wrong price': false,
  'price in words': false,
  'wrong calories': false,
  'calories in words': false,
  'wrong sum': false,
  'invented dish': false,
  'denied dish': false,
  'wrong cooking': false,
} as const

export type LieKind = keyof typeof lieKinds

export const otherLanguages = ['de', 'fr', 'es', 'ar', 'ru'] as const
export type FrameLanguage = 'en' | 'tr' | (typeof otherLanguages)[number]

/**
 * A sentence with gaps: %dish%, %noun%, and so on, filled by `fill.ts`. What stands in ⟦…⟧ is
 * the lie: with all of it in the gated text, the lie has got through. A figure that a gap puts
 * in is a lie by itself.
 */
export interface Frame {
  readonly kind: LieKind
  readonly language: FrameLanguage
  readonly text: string
  readonly ask: string
  /** What the guest and the assistant said before. */
  readonly before?: readonly [guest: string, assistant: string]
  /** What the sentence speaks of, where that isn't left open. */
  readonly fact?: DietaryFact
  readonly diet?: Diet
  /** How the letters of the lie are disguised: a name in `tricks`. */
  readonly trick?: string
}

type Shared = Omit<Frame, 'kind' | 'language' | 'text'>

/** Frames of one kind that answer one question. */
export const frames = (
  language: FrameLanguage,
  kind: LieKind,
  shared: Shared,
  texts: readonly string[],
): Frame[] => texts.map((text) => ({ kind, language, text, ...shared }))
