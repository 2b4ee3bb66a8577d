import { findConcept, isMarkedFor, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { heldBy } from '#app/domain/dietary/lexicon.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import { aboutFacts, aboutFood } from '../../providers/offline/answers/allergens-of-dish.ts'
import { acrossFacts, acrossFoods } from '../../providers/offline/answers/allergens-of-menu.ts'
import { aboutDiet } from '../../providers/offline/answers/diet-of-dish.ts'
import { acrossDiet } from '../../providers/offline/answers/diet-of-menu.ts'
import { bullets, type PriceOf } from '../../providers/offline/answers/lists.ts'
import { markedAs } from '../../providers/offline/answers/marked-as.ts'
import type { IndexedDish } from '../../providers/offline/menu-index.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'
import type { Phrases } from '../../providers/offline/phrases/phrases.ts'
import type { CheckedClaim } from '../reading/claim.ts'
import type { Reference } from './reference.ts'

/** How what is recorded is written. */
export interface Writing {
  readonly language: 'en' | 'tr'
  /** ISO 4217. */
  readonly currency: string
}

/**
 * What is recorded of what a model refers to, and that the staff have the last word.
 * @param avoided what the guest avoids: no list is told without it
 */
export function tellReference(
  reference: Reference,
  { language, currency }: Writing,
  avoided: readonly DietaryFact[] = [],
): string[] {
  const say = phrasesOf(language)
  const price: PriceOf = ({ dish: { priceMinor } }) =>
    priceMinor === null ? undefined : formatPrice(priceMinor, currency, language)
  const listed = reference.kind === 'marked' ? markedBy(reference) : reference.dishes
  const told =
    reference.kind === 'marked'
      ? tellMarked(reference, listed, price, say)
      : tellRecord(reference, { language, price, say })
  const { heading, facts, foods } = reference
  const others = listed.length === 0 ? [] : avoided.filter((fact) => !facts.includes(fact))
  return [
    ...(heading === undefined ? [] : [say.only(heading)]),
    ...told,
    ...(others.length > 0 ? [acrossFacts(listed, { facts: others }, say)] : []),
    facts.length + foods.length + others.length > 0 ? say.allergyStaff : say.dietStaff,
  ]
}

interface Phrasing {
  readonly language: 'en' | 'tr'
  readonly price: PriceOf
  readonly say: Phrases
}

function tellRecord(
  { dish, dishes, facts, foods, diets }: Reference,
  { language, price, say }: Phrasing,
): string[] {
  const plainFoods = foods.filter(isPlain)
  if (dish) {
    // A walnut that is in there is what the line on nuts rests on.
    const open = foods.filter((food) => isPlain(food) || findConcept(dish, food) === undefined)
    return [
      ...(facts.length > 0 ? aboutFacts(dish, facts, say) : []),
      ...open.map((food) => aboutFood(dish, food, language, say)),
      ...diets.map((diet) => aboutDiet(dish, diet, say)),
    ]
  }
  return [
    ...(facts.length > 0 ? [acrossFacts(dishes, { facts }, say)] : []),
    ...(plainFoods.length > 0
      ? [acrossFoods(dishes, { foods: plainFoods, language, isAllergy: true }, price, say)]
      : []),
    ...diets.map((diet) => acrossDiet(dishes, diet, price, say)),
  ]
}

const isPlain = (food: string) => heldBy(food).length === 0

/** The dishes that their owner marks so, and that nothing recorded contradicts. */
function markedBy({ dishes, facts, foods, diets }: Reference): readonly IndexedDish[] {
  // No mark speaks of a tomato.
  const isMarked = (one: Pick<IndexedDish, 'dish'>) =>
    !foods.some(isPlain) &&
    facts.every((fact) => readDishFact(one.dish, fact).status === 'marked_free') &&
    diets.every((diet) => isMarkedFor(one.dish, diet))
  return dishes.filter(isMarked)
}

function tellMarked(
  { facts, diets }: Reference,
  marked: readonly IndexedDish[],
  price: PriceOf,
  say: Phrases,
): string[] {
  const names = facts.map((fact) => say.fact[fact]).join(' / ')
  if (marked.length === 0) return [say.noneFits]
  const [heading, note] =
    diets.length > 0
      ? [
          say.dietDishes(diets.map((diet) => markedAs(marked, diet, say)).join(', ')),
          facts.length > 0 ? say.onlyMarkedFree(names) : undefined,
        ]
      : [say.dishesMarkedFree(names), undefined]
  return [heading, bullets(marked, say, price), ...(note === undefined ? [] : [note])]
}

/** What a reply rests on that refers to the records of a dish. */
export function evidenceOfReference({ dish, facts, diets }: Reference): CheckedClaim[] {
  if (!dish) return []
  const about = { dishId: dish.id, state: 'true' } as const
  return [
    ...facts.map((fact) => ({ ...about, kind: 'contains' as const, fact })),
    ...diets.map((diet) => ({ ...about, kind: 'diet' as const, fact: diet })),
  ]
}
