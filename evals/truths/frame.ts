/** Kinds of true replies: the rows of their table. */
export const truthKinds = [
  'price',
  'calories',
  'ingredients',
  'contains',
  'not recorded',
  'marked free',
  'marked diet',
  'what there is',
  'sum',
  'in the menu’s words',
  'several at once',
  'small talk',
  'comparing dishes',
  'budgets and sums',
  'allergens it contains',
  'may contain',
  'partly unknown',
  'diets',
  'cooking',
  'availability',
  'about a dish',
  'recommending',
  'lists and tables',
  'follow-ups',
  'pictures',
] as const

export type TruthKind = (typeof truthKinds)[number]

/** A true sentence with gaps, filled by `make-truths.ts`. */
export interface TruthFrame {
  readonly kind: TruthKind
  readonly language: 'en' | 'tr'
  readonly ask: string
  readonly text: string
}

/** Frames of one kind that answer one question. */
export const truthFrames = (
  language: 'en' | 'tr',
  kind: TruthKind,
  ask: string,
  texts: readonly string[],
): TruthFrame[] => texts.map((text) => ({ kind, language, ask, text }))
