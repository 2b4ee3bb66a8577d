/**
 * The 14 allergens that a menu in the EU has to declare: Regulation (EU) 1169/2011, Annex II,
 * in its order.
 */
export const annexIIAllergens = [
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
] as const

/**
 * What can be recorded of a dish: the allergens, and what people avoid for other reasons.
 * Lactose stands apart from milk: food without lactose may still hold milk's proteins.
 */
export const dietaryFacts = [
  ...annexIIAllergens,
  'lactose',
  'meat',
  'poultry',
  'pork',
  'gelatine',
  'alcohol',
  'honey',
] as const

export type DietaryFact = (typeof dietaryFacts)[number]

/** A way to eat that an owner may mark a dish as fit for. */
export const diets = ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher'] as const

export type Diet = (typeof diets)[number]

const fromLand = ['meat', 'poultry', 'pork', 'gelatine'] as const
const fromWater = ['fish', 'crustaceans', 'molluscs'] as const

/** What a dish may not hold to be fit for a diet. */
export const excludedBy: Readonly<Record<Diet, readonly DietaryFact[]>> = {
  vegetarian: [...fromLand, ...fromWater],
  vegan: [...fromLand, ...fromWater, 'milk', 'eggs', 'honey'],
  pescatarian: fromLand,
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'crustaceans', 'molluscs'],
}

/**
 * What a line of the lexicon says of its food: that it holds something by its nature, or that
 * it often does and a label would have to be read, as a stock cube may hold celery.
 */
export type LineFact = DietaryFact | `maybe:${DietaryFact}`

/**
 * One line of the lexicon: a name for the concept; its English and its Turkish words, commas
 * between them; and what a dish holds that holds it.
 */
export type LexiconLine = readonly [
  concept: string,
  english: string,
  turkish: string,
  ...facts: LineFact[],
]
