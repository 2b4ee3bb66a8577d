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
const factWords = new Set(['gluten', 'lactose', 'alcohol'])

/** Whether a concept may matter for somebody's health or diet. */
export const isDietaryConcept = (concept: string): boolean =>
  factWords.has(concept) || concept.startsWith('claim:') || factsContainedIn(concept).length > 0
