import { readDiet } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Claim } from './claim.ts'
import { checkContains } from '../checking/check-contents.ts'
import { isDenial } from '../words/account-words.ts'
import { readRefusal } from './read-assurances.ts'
import type { ReadClause } from './read-clause.ts'
import { scopeOf } from './scope.ts'
import type { Reading } from './topic.ts'
import { isAdvisedAgainst } from '../words/shapes.ts'
import { holds, offers, warns } from '../words/vocabulary.ts'

/** "Since gluten is off the table, …": how many words tell of the guest, and not of the dish. */
function lengthOfGuests(words: readonly string[]): number {
  const end = words.indexOf('xcomma')
  const opening = words.slice(0, Math.max(end, 0)).join(' ')
  const isOfGuest = /^(since|as|because|given|now that|with|seeing)\b/.test(opening)
  return isOfGuest && !holds.test(opening) && !/\bxd\d+x\b/.test(opening) ? end : 0
}

/** "The sorbet is £5." */
const isOfFigure = (word: string) =>
  /^(xd\d+x|xn\S+x|x(gbp|try|eur|usd|comma|colon|stop|bullet|dash)|tl|lira|kcal|the|our|is|at|for|costs|has|and|ve|ile|fiyati|kalorisi)$/.test(
    word,
  )

/** To a guest who looks for what may be eaten, a dish that is named is one that may. */
export function readOffer(
  words: readonly string[],
  claims: readonly Claim[],
  read: readonly ReadClause[],
  { topic, own, named, isReferring }: Reading,
): Claim[] {
  const { asked, seeksSafe } = topic
  const ofSentence = read.flatMap((clause) => clause.avoided)
  const avoided = [...topic.avoided, ...ofSentence]
  const text = words.join(' ')
  if (read.some((clause) => clause.admissions.ofRecords) || readRefusal(words)) return []
  const isWarning = isReferring || warns.test(text) || isAdvisedAgainst(text)
  if (avoided.length === 0 || own.length === 0 || isWarning) return []
  const shunned = new Set(avoided.flatMap(({ facts }) => facts))
  const spoken = new Set(
    claims
      .filter(({ kind }) => kind !== 'price' && kind !== 'calories')
      .flatMap(({ scope }) => scope.dishes),
  )
  for (const { foods, scope, words: said } of read) {
    // "The breakfast comes with simit as well."
    const isNaming = said.some((word) => /^xd\d+x$/.test(word))
    const ofGuest = lengthOfGuests(said)
    const isHeld = foods.some(
      (food) =>
        food.position >= ofGuest &&
        food.facts.some((fact) => shunned.has(fact)) &&
        scope.dishes.every((dish) => checkContains(dish, food) === 'true'),
    )
    if (!isNaming) continue
    if (isHeld && !words.some((word) => isDenial(word)))
      for (const dish of scope.dishes) spoken.add(dish)
  }
  const isWarned = topic.isWarningList && /^(xbullet|xdash|xn\d+x)$/.test(words[0] ?? '')
  // What a dish costs is no offer, once a reference has told what the guest asks of it.
  const isTold = (dish: GuestDish) => topic.told.includes(dish) && words.every(isOfFigure)
  const open = isWarned ? [] : own.filter((dish) => !spoken.has(dish) && !isTold(dish))
  // "The baklava is 280 TL", to who asks of the künefe.
  const isOther =
    asked.dishes.length > 0 &&
    !asked.isOfFigures &&
    !open.some((dish) => asked.dishes.includes(dish))
  const isOffered = seeksSafe || isOther || ofSentence.length > 0 || offers.test(text)
  if (!isOffered || open.length === 0) return []
  return [
    {
      kind: 'safe',
      foods: avoided,
      isBeyond: false,
      scope: scopeOf(words, { topic, named, own: open }),
    },
  ]
}

/** To a guest who looks for what fits a diet, a dish that is named is one that does. */
export function readDietOffer(
  words: readonly string[],
  claims: readonly Claim[],
  read: readonly ReadClause[],
  { topic, own, named, isReferring }: Reading,
): Claim[] {
  const { diet, dishes } = topic.asked
  const text = words.join(' ')
  const isWarning = isReferring || warns.test(text) || isAdvisedAgainst(text) || readRefusal(words)
  if (diet === undefined || dishes.length > 0 || own.length === 0 || isWarning) return []
  if (read.some((clause) => clause.admissions.isAdmitting)) return []
  const against = new Set<DietaryFact>(excludedBy[diet])
  const spoken = new Set(
    claims
      .filter(
        (claim) =>
          claim.kind === 'diet' ||
          claim.kind === 'unknown' ||
          claim.kind === 'not_on_menu' ||
          (claim.kind === 'contains' &&
            claim.foods.some(({ facts }) => facts.some((fact) => against.has(fact)))),
      )
      .flatMap(({ scope }) => scope.dishes),
  )
  // No menu marks its fish as fit for who eats fish.
  const isPlain = (dish: GuestDish) =>
    diet === 'pescatarian' && readDiet(dish, diet).against.length === 0
  const open = own.filter(
    (dish) => !spoken.has(dish) && !topic.told.includes(dish) && !isPlain(dish),
  )
  if (open.length === 0) return []
  return [
    {
      kind: 'diet',
      diet,
      isDenied: false,
      scope: scopeOf(words, { topic, named, own: open }),
    },
  ]
}
