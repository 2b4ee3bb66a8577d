import { readDiet } from '#app/domain/dietary/dish-facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { minorDigits } from '#app/domain/menus/price.ts'
import {
  checkContains,
  checkFree,
  checkUnknown,
  checkUnmarked,
  checkUnordered,
  isLeftOut,
} from './check-contents.ts'
import { checkFigures, type Standing } from './check-figures.ts'
import type { CheckedClaim, Claim, ClaimedFood } from '../reading/claim.ts'
import { isOnMenu } from '../reading/read-presence.ts'
import type { Topic } from '../reading/topic.ts'

/** What claims are held against. */
export interface Records {
  readonly menu: GuestMenu
  readonly dishes: readonly GuestDish[]
  readonly topic: Topic
  /** Figures that the guest named. */
  readonly asked: readonly number[]
}

/** Whether a claim is recorded, contradicted, or neither. */
export function checkClaim(claim: Claim, records: Records): Standing {
  const { scope } = claim
  switch (claim.kind) {
    case 'free':
      return claim.isOnRequest === true &&
        scope.dishes.length > 0 &&
        scope.dishes.every((dish) => claim.foods.every((food) => isLeftOut(dish, food)))
        ? 'true'
        : checkFoods(claim.foods, claim, records)
    case 'safe':
      return claim.isBeyond ? 'unrecorded' : checkFoods(claim.foods, claim, records)
    case 'contains': {
      const { dishes } = scope.dishes.length > 0 ? scope : records
      return worst(claim.foods.map((food) => best(dishes.map((dish) => checkContains(dish, food)))))
    }
    case 'unknown': {
      const { dishes } = scope.dishes.length > 0 ? scope : records
      const check = { marks: checkUnmarked, orders: checkUnordered, contents: checkUnknown }[
        claim.of ?? 'contents'
      ]
      return worst(claim.foods.flatMap((food) => dishes.map((dish) => check(dish, food))))
    }
    case 'diet':
      return checkDiet(claim, records)
    case 'price':
      return checkPrice(claim, records)
    case 'calories':
      return checkFigures(claim, scope.dishes, {
        of: ({ calories }) => calories,
        asked: records.asked,
      })
    case 'on_menu':
    case 'not_on_menu':
      return 'wrong'
  }
}

/** That all dishes, or one, are without all of some foods. */
function checkFoods(
  foods: readonly ClaimedFood[],
  { scope }: Claim,
  { dishes, topic }: Records,
): Standing {
  if (scope.dishes.length > 0) {
    return worst(foods.flatMap((food) => scope.dishes.map((dish) => checkFree(dish, food))))
  }
  if (scope.reach === 'some') {
    return best(dishes.map((dish) => worst(foods.map((food) => checkFree(dish, food)))))
  }
  return worst(
    foods.map((food) => {
      // "We have no pizza" is about the menu, and not about what is in a dish.
      if (food.facts.length === 0) return isOnMenu(food.concept, topic) ? 'wrong' : 'true'
      return dishes.every((dish) => checkFree(dish, food) === 'true') ? 'true' : 'unrecorded'
    }),
  )
}

function checkDiet(claim: Claim & { readonly kind: 'diet' }, { dishes }: Records): Standing {
  const { scope, diet, isDenied } = claim
  const known = (scope.dishes.length > 0 ? scope.dishes : dishes).map((dish) =>
    readDiet(dish, diet),
  )
  const isFit = known.map(({ tag, against }) => tag !== undefined && against.length === 0)
  if (!isDenied) {
    const isTrue =
      scope.dishes.length === 0 && scope.reach === 'some'
        ? isFit.some(Boolean)
        : isFit.every(Boolean)
    return isTrue ? 'true' : 'unrecorded'
  }
  if (scope.dishes.length === 0) return isFit.some(Boolean) ? 'wrong' : 'true'
  if (isFit.some(Boolean)) return 'wrong'
  return known.every(({ against }) => against.length > 0) ? 'true' : 'unrecorded'
}

function checkPrice(
  claim: Claim & { readonly kind: 'price' },
  { menu, dishes, asked }: Records,
): Standing {
  const { figures, scope } = claim
  const { currency } = menu.menu
  if (figures.some((figure) => figure.currency !== undefined && figure.currency !== currency))
    return 'wrong'
  const of = ({ priceMinor }: GuestDish) =>
    priceMinor === null ? null : priceMinor / 10 ** minorDigits(currency)
  // Given away: only in the owner's own words.
  if (figures.length === 0) return 'unrecorded'
  if (scope.dishes.length > 0) return checkFigures(claim, scope.dishes, { of, asked })
  const prices = dishes.map(of).filter((price) => price !== null)
  const ends = [Math.min(...prices), Math.max(...prices)]
  const written = foldText(
    [menu.menu.aiContext, menu.restaurant.aiInstructions, menu.menu.aiInstructions].join(' '),
  )
  const isKnown = figures.every(({ values, sense }) =>
    values.some(
      (value) =>
        ends.includes(value) ||
        (sense !== 'exact' && asked.includes(value)) ||
        written.includes(String(value)),
    ),
  )
  return isKnown ? 'true' : 'unrecorded'
}

const order: readonly Standing[] = ['true', 'unrecorded', 'wrong']
const worst = (standings: readonly Standing[]): Standing =>
  order[Math.max(0, ...standings.map((standing) => order.indexOf(standing)))] ?? 'wrong'
/** Nothing to be right about is not right. */
const best = (standings: readonly Standing[]): Standing =>
  standings.length === 0
    ? 'unrecorded'
    : (order[Math.min(...standings.map((standing) => order.indexOf(standing)))] ?? 'wrong')

/** A claim as it is kept: one line for each fact that it is about. */
export function evidenceOf(claim: Claim, state: Standing): CheckedClaim[] {
  const { kind, scope } = claim
  const ids = scope.dishes.length === 0 ? [null] : scope.dishes.map(({ id }) => id)
  const facts =
    'foods' in claim
      ? [...new Set(claim.foods.flatMap((food) => food.facts))]
      : claim.kind === 'diet'
        ? [claim.diet]
        : []
  return ids.flatMap((dishId) =>
    (facts.length === 0 ? [null] : facts).map((fact) => ({ kind, dishId, fact, state })),
  )
}
