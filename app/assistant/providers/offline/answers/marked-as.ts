import type { Diet } from '#app/domain/dietary/facts.ts'
import { markedDiet } from '#app/domain/dietary/marked-diet.ts'
import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** What dishes that fit a diet are marked as, by the names that the owner used. */
export function markedAs(
  dishes: readonly Pick<IndexedDish, 'dish'>[],
  diet: Diet,
  say: Phrases,
): string {
  const marks = [...new Set(dishes.map(({ dish }) => markedDiet(dish, diet)))]
  const names = marks.map((mark) => say.diet[mark]).join(say.or)
  return marks.includes(diet) ? names : say.andSo(names, say.diet[diet])
}
