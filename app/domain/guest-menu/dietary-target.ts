import type { Diet, DietaryFact } from './facts.ts'

/** A dietary fact or a food that a dish can contain. */
export type Substance =
  | { readonly kind: 'fact'; readonly fact: DietaryFact }
  /** A single food, by its concept in the lexicon, such as `mushroom`. */
  | {
      readonly kind: 'food'
      readonly concept: string
      /**
       * Whether the guest is allergic: then it isn't enough that the dish doesn't list the food.
       */
      readonly isAllergy?: boolean
    }

/** What a question or an avoidance is about: a recorded fact, another food, or a diet. */
export type DietaryTarget = Substance | { readonly kind: 'diet'; readonly diet: Diet }
