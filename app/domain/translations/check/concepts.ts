import { factsContainedIn } from '../../dietary/lexicon.ts'
import type { Claim } from './words/check-words.ts'

/** Claims are compared like foods. */
export const claimConcept = (claim: Claim): string => `claim:${claim}`

/** Concepts that say how a dish is made rather than what is in it, by sense. */
export const senseOfConcept: ReadonlyMap<string, readonly string[]> = new Map([
  ['grill', ['grilled']],
  ['fried', ['fried']],
  ['baked', ['baked']],
  ['saute', ['fried']],
  ['caramelised', ['caramelised']],
  ['raw_word', ['raw']],
  ['kids', ['kids']],
  ['seasoning', ['flavoured']],
])

/** What may be said instead of a food, as a sense: "creamy" for cream, "infarinata" for flour. */
export const senseInstead: ReadonlyMap<string, string> = new Map([
  ['meat_stock', 'broth'],
  ['chicken_stock', 'broth'],
  ['vegetable_stock', 'broth'],
  ['cream', 'creamy'],
  ['sugar', 'sweet'],
  ['breadcrumbs', 'breaded'],
  ['beer_batter', 'breaded'],
  ['dough', 'breaded'],
  ['flour', 'breaded'],
  ['caramel', 'caramelised'],
  ['pickle', 'marinated'],
  ['wrap', 'prepared'],
])

/** Concepts of the lexicon that stand for no food. */
export const silentConcepts: ReadonlySet<string> = new Set([
  'no_food',
  'nutritional',
  'greek_style',
  'chinese_style',
  'rome_place',
  'kaz_mountain',
  'butterfly',
])

/** Words for facts, in which the lexicon sees no facts. */
export const factWords = new Set(['gluten', 'lactose', 'alcohol'])

/** Whether a concept may matter for somebody's health or diet. */
export const isDietaryConcept = (concept: string): boolean =>
  factWords.has(concept) || concept.startsWith('claim:') || factsContainedIn(concept).length > 0
