import { annexIIAllergens } from './facts.ts'

/**
 * What an owner may state of a dish: each of the 14 allergens, which the law of Türkiye (labelling
 * regulation of 26 January 2017) names as the EU's does, pork and alcohol, of which guests there
 * want to know, and two diets. Of the nine of US law, wheat is told of as gluten.
 */
export const statedFacts = [...annexIIAllergens, 'pork', 'alcohol', 'vegetarian', 'vegan'] as const

export type StatedFact = (typeof statedFacts)[number]

/**
 * What an owner states. Of a diet: the dish holds, may hold, or is free of, what the diet leaves
 * out; so `free` of "vegan" is a vegan dish.
 */
export const statedStates = ['contains', 'may_contain', 'free'] as const

export type StatedState = (typeof statedStates)[number]

/** An owner's word on a dish, as it stands. */
export interface Statement {
  readonly state: StatedState
  readonly confirmedAt: Date
}

/** All that an owner states of a dish and that no later change of the dish has voided. */
export type Statements = Readonly<Partial<Record<StatedFact, Statement>>>

export const isStatedFact = (name: string): name is StatedFact =>
  statedFacts.some((fact) => fact === name)
