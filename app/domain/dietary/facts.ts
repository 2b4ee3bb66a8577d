/**
 * What can be recorded of a dish: the 14 allergens of Regulation (EU) 1169/2011, Annex II,
 * and what people avoid for other reasons.
 */
export const dietaryFacts = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'meat',
  'pork',
  'alcohol',
  'honey',
] as const

export type DietaryFact = (typeof dietaryFacts)[number]

/** A way to eat that an owner may mark a dish as fit for. */
export type Diet = 'vegetarian' | 'vegan'

/** What a dish may not hold to be fit for a diet. */
export const excludedBy: Readonly<Record<Diet, readonly DietaryFact[]>> = {
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs'],
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs', 'honey'],
}

/**
 * One line of the lexicon: a name for the concept; its English and its Turkish words, commas
 * between them; and what a dish holds that holds it.
 */
export type LexiconLine = readonly [
  concept: string,
  english: string,
  turkish: string,
  ...facts: DietaryFact[],
]
