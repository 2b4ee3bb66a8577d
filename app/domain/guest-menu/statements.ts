import { annexIIAllergens } from './facts.ts'

/**
 * The facts that an owner can state about a dish: the 14 allergens, which are the same in Turkish
 * law (labelling regulation of 26 January 2017) and EU law; pork and alcohol, which guests in
 * Türkiye ask about; and two diets. US law has nine allergens; one of them, wheat, is covered by
 * gluten.
 */
export const statedFacts = [...annexIIAllergens, 'pork', 'alcohol', 'vegetarian', 'vegan'] as const

export type StatedFact = (typeof statedFacts)[number]

/** Whether a fact that can be stated is a diet. */
export const isStatedDiet = (fact: StatedFact): fact is 'vegetarian' | 'vegan' =>
  fact === 'vegetarian' || fact === 'vegan'

/**
 * The states that an owner can state. For a diet, they refer to what the diet excludes: `free` for
 * "vegan" means a vegan dish.
 */
export const statedStates = ['contains', 'may_contain', 'free'] as const

export type StatedState = (typeof statedStates)[number]

/** An owner's valid statement about a dish. */
export interface Statement {
  readonly state: StatedState
  readonly confirmedAt: Date
}

/** An owner's statements about a dish that no later change of it has voided. */
export type Statements = Readonly<Partial<Record<StatedFact, Statement>>>

/** Whether a name is that of a fact that an owner can state. */
export const isStatedFact = (name: string): name is StatedFact =>
  statedFacts.some((fact) => fact === name)

/**
 * The facts that an owner can state about an option: also the diets that dishes are marked for by a
 * tag, because options have no tags.
 */
export const optionFacts = [...statedFacts, 'pescatarian', 'halal', 'kosher'] as const

export type OptionFact = (typeof optionFacts)[number]

export const isOptionFact = (name: string): name is OptionFact =>
  optionFacts.some((fact) => fact === name)
