import { hasTag } from '#app/domain/dietary/dish-facts.ts'
import { wantsMild, type TagSense } from '../intents.ts'
import type { IndexedDish } from '../menu-index.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { bullets, lines, type PriceOf } from './lists.ts'

/** The dishes that the owner tags as spicy, good for children, or popular. */
export function acrossSense(
  dishes: readonly IndexedDish[],
  sense: TagSense,
  text: string,
  price: PriceOf,
  say: Phrases,
): string {
  const name = say.sense[sense.key]
  const tagged = dishes.filter(({ dish }) => hasTag(dish, sense.tag))
  if (tagged.length === 0) return say.noSenseDishes(name)
  return lines(
    say.senseDishes(name),
    bullets(tagged, say, price),
    wantsMild(text) ? say.notMarkedSpicy : undefined,
  )
}
