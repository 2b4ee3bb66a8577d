import { findConcept, hasTag } from '#app/domain/dietary/dish-facts.ts'
import { foldTag } from '#app/domain/dietary/tags.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { TagSense } from '../intents.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { lines } from './lists.ts'

export function aboutIngredients(dish: GuestDish, say: Phrases): string {
  return dish.ingredients.length === 0
    ? say.noIngredients(dish.name)
    : say.ingredients(dish.name, dish.ingredients.join(', '))
}

export function aboutCalories(dish: GuestDish, say: Phrases): string {
  return dish.calories === null ? say.noCalories(dish.name) : say.calories(dish.name, dish.calories)
}

export function aboutPrice(dish: GuestDish, price: string | undefined, say: Phrases): string {
  return price === undefined ? say.noPrice(dish.name) : say.price(dish.name, price)
}

/** What the owner wrote of a dish: its description, and the notes if they say how it is made. */
export const cookingWords = (dish: GuestDish) =>
  [dish.description, notesForGuests(dish.aiInstructions)].filter(Boolean).join(' ')

export function aboutCooking(dish: GuestDish, say: Phrases): string {
  const words = cookingWords(dish)
  return words === '' ? say.noCooking(dish.name) : say.cooking(dish.name, words)
}

// Notes to the assistant may hold what is not for guests: a sentence is repeated only if it
// speaks of making or serving the dish.
const ofCooking =
  /pişir|pişer|kızart|haşla|ızgara|közde|köz |fırın|ateş|kömür|tava|buhar|marine|dinlen|bekle|hazırlan|yapılır|yapıyor|servis edilir|gelir|kıvam|yoğrul|açılır|süzül|terbiye|cook|grill|fry|fried|bake|roast|boil|steam|simmer|braise|marinat|prepared|made|served|smoked|slow|azalt|istenirse|unless asked/iu
const notForGuests =
  /(?<!\p{L})(söyle|deme|belirt|anlat|öner|paylaş|gizli|sır|maliyet|patron|never|don[’']t|do not|always|tell|say|mention|instruct|ignore|recommend|guest|customer|misafir|müşteri|asistan|assistant|prompt|secret|owner|cost)/iu

function notesForGuests(notes: string): string {
  return notes
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => ofCooking.test(sentence) && !notForGuests.test(sentence))
    .join(' ')
}

/** Whether the owner marks a dish as spicy, good for children, or popular. */
export function aboutSense(dish: GuestDish, sense: TagSense, say: Phrases): string {
  const chili = sense.key === 'spicy' ? findConcept(dish, 'chili') : undefined
  if (!hasTag(dish, sense.tag)) {
    return lines(
      say.notTagged(dish.name, say.sense[sense.key]),
      chili === undefined ? say.staff : say.chiliRecorded(chili),
    )
  }
  return say.tagged(dish.name, dish.tags.find((tag) => sense.tag.test(foldTag(tag))) ?? '')
}

/** All that the menu shows of a dish. */
export function aboutDish(dish: GuestDish, price: string | undefined, say: Phrases): string {
  return lines(
    price === undefined ? say.noPrice(dish.name) : say.price(dish.name, price),
    dish.description,
    dish.ingredients.length > 0 ? aboutIngredients(dish, say) : '',
    dish.calories === null ? '' : `${dish.calories} kcal`,
  )
}
