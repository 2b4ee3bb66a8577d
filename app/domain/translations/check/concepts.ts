import { factsContainedIn } from '../../dietary/lexicon.ts'
import type { Claim } from './words/check-words.ts'

const claimPrefix = 'claim:'

/** Claims are compared like foods. */
export const claimConcept = (claim: Claim): string => `${claimPrefix}${claim}`

export const isClaimConcept = (concept: string): boolean => concept.startsWith(claimPrefix)

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

/** Senses by which a translation may replace a food: "creamy" for cream, "infarinata" for flour. */
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

/** Concepts of the lexicon that aren't foods. */
export const silentConcepts: ReadonlySet<string> = new Set([
  'no_food',
  'nutritional',
  'greek_style',
  'chinese_style',
  'rome_place',
  'kaz_mountain',
  'butterfly',
])

/** Concepts that name a fact itself; the lexicon has no facts for them. */
export const factWords = new Set(['gluten', 'lactose', 'alcohol'])

/** Whether a concept is relevant for allergies or diets. */
export const isDietaryConcept = (concept: string): boolean =>
  factWords.has(concept) || isClaimConcept(concept) || factsContainedIn(concept).length > 0
