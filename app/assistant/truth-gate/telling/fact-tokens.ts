import { diets, dietaryFacts } from '#app/domain/dietary/facts.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import { aboutFact } from '../../providers/offline/answers/allergens-of-dish.ts'
import { aboutDiet } from '../../providers/offline/answers/diet-of-dish.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'

/** A sentence whose tokens were replaced by what is recorded. */
export interface FilledSentence {
  /** As the guest reads it. */
  readonly text: string
  /** As it is checked: recorded facts need no check, only the names of their dishes. */
  readonly checked: string
}

interface Menu {
  readonly byId: ReadonlyMap<string, GuestDish>
  readonly currency: string
}

const token = /\{\{\s*(\w+)\s*:\s*([^:{}\s]+)\s*(?::\s*(\w+)\s*)?\}\}/g
// What a model began to write and did not finish is of no use to a reader.
const broken = /\{\{[^{}\n]{0,120}(?:\}\}?|$)/g

/** Fills in the facts that a model refers to; what refers to nothing leaves nothing. */
export function fillTokens(sentence: string, menu: Menu, language: 'en' | 'tr'): FilledSentence {
  if (!sentence.includes('{{')) return { text: sentence, checked: sentence }
  const fill = (read: (dish: GuestDish, fact: string) => string) =>
    sentence
      .replaceAll(token, (_, kind: string, id: string, fact: string | undefined) => {
        const dish = menu.byId.get(id)
        const recorded = dish && recordedFact(kind, dish, fact, menu.currency, language)
        return dish && recorded !== undefined ? read(dish, recorded) : ''
      })
      .replaceAll(broken, '')
  return { text: fill((_, fact) => fact), checked: fill(({ name }) => ` ${name} `) }
}

function recordedFact(
  kind: string,
  dish: GuestDish,
  named: string | undefined,
  currency: string,
  language: 'en' | 'tr',
): string | undefined {
  const say = phrasesOf(language)
  const fact = dietaryFacts.find((one) => one === named)
  const diet = diets.find((one) => one === named)
  if (kind === 'price') {
    return dish.priceMinor === null
      ? say.noPrice(dish.name)
      : formatPrice(dish.priceMinor, currency, language)
  }
  if (kind === 'calories') {
    return dish.calories === null ? say.noCalories(dish.name) : `${dish.calories} kcal`
  }
  if (kind === 'allergen' && fact) return aboutFact(dish, fact, say)
  if (kind === 'diet' && diet) return aboutDiet(dish, diet, say)
  return undefined
}
