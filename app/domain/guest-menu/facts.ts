/**
 * The 14 allergens that menus in the EU must declare: Regulation (EU) 1169/2011, Annex II, in its
 * order.
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

/** Whether a fact is one of the 14 allergens. */
export const isAllergen = (fact: DietaryFact): boolean =>
  annexIIAllergens.some((allergen) => allergen === fact)

/**
 * The contents that can be recorded about a dish: the allergens, and what people avoid for other
 * reasons. Lactose is separate from milk: lactose-free food may still contain milk protein.
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

/** Whether a name is that of a dietary fact. */
export const isDietaryFact = (name: string): name is DietaryFact =>
  dietaryFacts.some((fact) => fact === name)

/** A diet that an owner can mark a dish as suitable for. */
export const diets = ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher'] as const

export type Diet = (typeof diets)[number]

const fromLand = ['meat', 'poultry', 'pork', 'gelatine'] as const
const fromWater = ['fish', 'crustaceans', 'molluscs'] as const

/** The contents that each diet excludes. */
export const excludedBy: Readonly<Record<Diet, readonly DietaryFact[]>> = {
  vegetarian: [...fromLand, ...fromWater],
  vegan: [...fromLand, ...fromWater, 'milk', 'eggs', 'honey'],
  pescatarian: fromLand,
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'crustaceans', 'molluscs'],
}

/**
 * A fact in a lexicon line. The food always contains it or, with `maybe:`, often does, so that the
 * label has to be checked: a stock cube may contain celery.
 */
export type LineFact = DietaryFact | `maybe:${DietaryFact}`

/**
 * A line of the lexicon: the concept's name, its English and Turkish names separated by commas, and
 * the facts that a dish with this food contains.
 */
export type LexiconLine = readonly [
  concept: string,
  english: string,
  turkish: string,
  ...facts: LineFact[],
]
