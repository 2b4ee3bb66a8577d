import { readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type Diet } from '#app/domain/dietary/facts.ts'
import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { bullets, lines, type PriceOf } from './lists.ts'
import { markedAs } from './marked-as.ts'

/** The dishes that the owner marks as fit for a diet, those in doubt apart. */
export function acrossDiet(
  dishes: readonly IndexedDish[],
  diet: Diet,
  price: PriceOf,
  say: Phrases,
): string {
  const name = say.diet[diet]
  const read = dishes.map((dish) => ({ dish, ...readDiet(dish.dish, diet) }))
  const marked = read.filter(({ tag, against }) => tag !== undefined && against.length === 0)
  const doubtful = new Map(
    read
      .filter(({ tag, against }) => tag !== undefined && against.length > 0)
      .map(({ dish, against }) => [dish, against]),
  )
  const shown = marked.map(({ dish }) => dish)
  return lines(
    ...(shown.length > 0
      ? [say.dietDishes(markedAs(shown, diet, say)), bullets(shown, say, price)]
      : doubtful.size > 0
        ? []
        : [say.noDietDishes(name)]),
    ...(doubtful.size > 0
      ? [
          say.dietDoubtful(markedAs([...doubtful.keys()], diet, say)),
          bullets([...doubtful.keys()], say, (dish) => doubtful.get(dish)?.join(', ')),
        ]
      : []),
    shown.length === 0 ? recordedAgainst(dishes, diet, say) : undefined,
  )
}

/** What rules dishes out of a diet by religion, which menus seldom mark: pork, alcohol. */
function recordedAgainst(
  dishes: readonly IndexedDish[],
  diet: Diet,
  say: Phrases,
): string | undefined {
  if (diet !== 'halal' && diet !== 'kosher') return undefined
  const reasons = new Map(
    dishes.map((dish) => [
      dish,
      excludedBy[diet].flatMap((fact) => {
        const { status, reasons: words } = readDishFact(dish.dish, fact)
        return status === 'contains' || status === 'mentioned' ? words : []
      }),
    ]),
  )
  const against = dishes.filter((dish) => (reasons.get(dish)?.length ?? 0) > 0)
  if (against.length === 0) return undefined
  const name = excludedBy[diet].map((fact) => say.fact[fact]).join(' / ')
  return lines(
    say.dishesWith(name),
    bullets(against, say, (dish) => [...new Set(reasons.get(dish))].join(', ')),
  )
}
