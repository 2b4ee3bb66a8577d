import { readDiet } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type DietaryFact } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Claim } from './claim.ts'
import { readRefusal } from './read-assurances.ts'
import type { ReadClause } from './read-clause.ts'
import { scopeOf } from './scope.ts'
import type { Reading } from './topic.ts'
import { isAdvisedAgainst } from '../words/shapes.ts'
import { warns } from '../words/vocabulary.ts'

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
