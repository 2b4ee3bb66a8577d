import { areOwners, isDenial } from '../words/account-words.ts'
import { isDenying, isNotFree } from './account-denials.ts'
import { checkClaim, type Records } from '../checking/check-claim.ts'
import type { Claim } from '../reading/claim.ts'
import { readRefusal } from '../reading/read-assurances.ts'
import type { ReadSentence } from '../reading/read-claims.ts'
import type { ReadClause } from '../reading/read-clause.ts'
import * as shapes from '../words/shapes.ts'
import type { Understandable } from './understandable.ts'
import type { Topic } from '../reading/topic.ts'
import { condition, harm, holds, supposes } from '../words/vocabulary.ts'

/** "Baklava – contains nuts": a dish alone, of which the next words tell what is in it. */
export const isSubject = ({ words, scope }: ReadClause, claims: readonly Claim[]) =>
  words.every((word) => /^(xd\d+x|xbullet|xdash|xn\d+x|xvoid|xcomma|the|our)$/.test(word)) &&
  words.some((word) => /^xd\d+x$/.test(word)) &&
  claims.some(
    (claim) => 'foods' in claim && scope.dishes.every((dish) => claim.scope.dishes.includes(dish)),
  )

/** Whether a sentence begins with an answer that was read by its question. */
export const isAnswered = ({ claims, parts: [first] }: ReadSentence) =>
  first !== undefined &&
  claims.length > first.claims.length &&
  (claims.some(({ kind }) => kind !== 'contains') ||
    /^(yes|no|evet|hayir|xyes|it|they|there|var|vardir|iceriyor|icerir)\b/.test(
      first.words.join(' '),
    ))

/** Whether a clause says anything that can be held to: silence could be an answer. */
export function says(clause: ReadClause, sentence: Understandable): boolean {
  const { words } = clause
  const text = words.join(' ')
  if (clause.claims.length > 0 || saysOfFood(clause, sentence)) return true
  if (readRefusal(words) || shapes.isAdvisedAgainst(text) || supposes.test(text)) return true
  if (shapes.concerning.test(text) || shapes.offMenu.test(text) || areOfOneKind(clause)) return true
  const spoken = words.filter((word) => !/^x(void|comma|dash|colon|open|close)$/.test(word))
  if (spoken.length === 0 || aside.test(spoken.join(' '))) return true
  if (areOwners(words, [...clause.scope.dishes, ...sentence.read.dishes])) return true
  if (words.some((word) => /^xd\d+x$/.test(word))) return shapes.ofRecords.test(text)
  if (shapes.repeatsGuest.test(text) && condition.test(text)) return true
  if (harm.test(text) && !isDenying(words)) return true
  return shapes.anchors.test(text) || shapes.asksHouse.test(text) || words.includes('xvoid')
}

/** Words between what is said. */
export const aside =
  /^(as always|instead|overall|in addition|(as|for) (a|your) (starter|main|dessert|drink|side)|for example|for (dessert|starters|a main|a drink)|to start|so|and|also|please|unfortunately|sadly|sorry|i m sorry|i m afraid|however|therefore|maalesef|uzgunum|lutfen|ne yazik ki|ayrica|bu yuzden|bu nedenle|no|hayir)$/

/** Whether a claim is of a figure, or of what can be left out that the guest does not ask of. */
export function isBeside(claim: Claim, { asked, avoided }: Topic): boolean {
  if (claim.kind === 'price' || claim.kind === 'calories') return true
  const isOfOrder =
    (claim.kind === 'free' && claim.isOnRequest === true) ||
    (claim.kind === 'unknown' && claim.of === 'orders')
  const facts = new Set([...asked.foods, ...avoided].flatMap((food) => food.facts))
  const concepts = new Set(asked.foods.map(({ concept }) => concept))
  return (
    isOfOrder &&
    claim.foods.every(
      (food) => !concepts.has(food.concept) && !food.facts.some((fact) => facts.has(fact)),
    )
  )
}

/** Whether a clause tells what is, or is not known to be, in the food. */
export const saysOfFood = (clause: ReadClause, { records }: Understandable) =>
  clause.claims.some((claim) => !isBeside(claim, records.topic)) ||
  clause.admissions.isAdmitting ||
  isNotFree.test(clause.words.join(' ')) ||
  areHeld(clause, records)

/** "Almonds are nuts." */
function areOfOneKind({ foods, words }: ReadClause): boolean {
  const [one, other] = foods
  const isPlain = foods.length === 2 && !isDenying(words) && words.length < 8
  return isPlain && (one?.facts.some((fact) => other?.facts.includes(fact)) ?? false)
}

/** "Gluten: flour, beer and bread". */
const labelled = /^(xbullet |xdash |xn\d+x )?\w+ (\w+ )?xcolon /

/** "Allergens of the humus: sesame"; "both soups contain milk". */
function areHeld({ foods, scope, words }: ReadClause, records: Records): boolean {
  const text = words.join(' ')
  if (foods.length === 0 || words.some(isDenial)) return false
  const isOfGuest = condition.test(text) && !shapes.allergenNoun.test(text)
  const isLabelled = foods.length > 1 && labelled.test(text)
  if (isOfGuest || !(holds.test(text) || shapes.heads.test(text) || isLabelled)) return false
  const held = foods.filter(({ concept }) => !/^(allerg|alerj)/.test(concept))
  return held.length > 0 && checkClaim({ kind: 'contains', foods: held, scope }, records) === 'true'
}
