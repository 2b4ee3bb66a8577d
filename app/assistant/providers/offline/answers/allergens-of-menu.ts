import { findConcept, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Question } from '../question.ts'
import { bullets, lines, type PriceOf } from './lists.ts'

/** Which dishes are recorded with an allergen, which the owner marks free, and no more. */
export function acrossFacts(
  dishes: readonly IndexedDish[],
  { facts }: Pick<Question, 'facts'>,
  say: Phrases,
): string {
  const name = facts.map((fact) => say.fact[fact]).join(' / ')
  const known = dishes.map((dish) => ({
    dish,
    read: facts.map((fact) => readDishFact(dish.dish, fact)),
  }))
  const reasonsOf = new Map(
    known.map(({ dish, read }) => [
      dish,
      [
        ...new Set(
          read.flatMap(({ status, reasons, contradictedTag }) => [
            ...(status === 'usual' ? reasons.filter((one) => one !== dish.dish.name) : reasons),
            ...(contradictedTag === undefined ? [] : [say.despiteTag(contradictedTag)]),
          ]),
        ),
      ],
    ]),
  )
  const behind = (dish: IndexedDish) => reasonsOf.get(dish)?.join(', ')
  const having = (...statuses: readonly string[]) =>
    known.filter(({ read }) => read.some(({ status }) => statuses.includes(status)))
  const holding = having('contains', 'mentioned').map(({ dish }) => dish)
  const usual = having('usual').flatMap(({ dish }) => (holding.includes(dish) ? [] : [dish]))
  const marked = known.flatMap(({ dish, read }) =>
    read.every(({ status }) => status === 'marked_free') ? [dish] : [],
  )
  return lines(
    ...(holding.length > 0
      ? [say.dishesWith(name), bullets(holding, say, behind)]
      : [say.noDishesWith(name)]),
    ...(usual.length > 0 ? [say.dishesPerhapsWith(name), bullets(usual, say, behind)] : []),
    ...(marked.length > 0 ? [say.dishesMarkedFree(name), bullets(marked, say)] : []),
    holding.length + usual.length + marked.length > 0 ? say.restUnknown : say.allUnknown,
  )
}

/** Which dishes are recorded with a food, by its name. */
export function acrossFoods(
  dishes: readonly IndexedDish[],
  { foods, language, isAllergy }: Pick<Question, 'foods' | 'language' | 'isAllergy'>,
  price: PriceOf,
  say: Phrases,
): string {
  const name = foods.map((food) => conceptName(food, language)).join(' / ')
  const wordsOf = ({ dish }: IndexedDish) => [
    ...new Set(foods.flatMap((food) => findConcept(dish, food) ?? [])),
  ]
  const holding = dishes.filter((dish) => wordsOf(dish).length > 0)
  if (holding.length === 0) return lines(say.noDishesWith(name), say.allUnknown)
  const behind = (dish: IndexedDish) => (isAllergy ? wordsOf(dish).join(', ') : price(dish))
  return lines(
    say.dishesWith(name),
    bullets(holding, say, behind),
    isAllergy ? say.restUnknown : undefined,
  )
}
