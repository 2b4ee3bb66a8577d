import { readDiet } from '#app/domain/dietary/dish-facts.ts'
import type { Diet } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { markedAs } from './marked-as.ts'

/** Whether the owner marks a dish as fit for a diet; only the owner's tag can. */
export function aboutDiet(dish: GuestDish, diet: Diet, say: Phrases): string {
  const { tag, against, confirmed } = readDiet(dish, diet)
  const name = say.diet[diet]
  const mark = markedAs([{ dish }], diet, say)
  if (against.length === 0) {
    if (confirmed && confirmed.state !== 'free') return say.dietDenied(dish.name, name)
    return tag === undefined ? say.dietUnknown(dish.name, name) : say.dietMarked(dish.name, mark)
  }
  return tag === undefined
    ? say.dietAgainst(dish.name, name, against.join(', '))
    : say.dietContradiction(dish.name, mark, against.join(', '))
}
