import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { formatPrice } from '#app/domain/menus/price.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'
import type { MenuIndex } from '../../providers/offline/menu-index.ts'
import { findDish, references } from './reference.ts'
import type { Writing } from './tell-reference.ts'

/** A sentence whose references were replaced by what is recorded. */
export interface FilledSentence {
  /** As the guest reads it. */
  readonly text: string
  /** As it is checked: with the names of the dishes whose figures these are. */
  readonly checked: string
}

// What a model began to write and did not finish is of no use to a reader.
const broken = /\{\{[^{}\n]{0,240}(?:\}\}?|$)/g

/** Fills in the prices and calories that a model refers to; what refers to nothing leaves nothing. */
export function fillFigures(sentence: string, index: MenuIndex, writing: Writing): FilledSentence {
  if (!sentence.includes('{{')) return { text: sentence, checked: sentence }
  // A figure is judged with the dish that it is of; one that is named twice is two portions.
  const words = sentence.replaceAll(references, ' ')
  const named = new Set<string>()
  const asChecked = ({ name }: GuestDish, figure: string) => {
    const isNamed = named.has(name) || words.includes(name)
    named.add(name)
    return isNamed ? figure : ` ${name} ${figure}`
  }
  const fill = (read: (dish: GuestDish, figure: string) => string) =>
    sentence
      .replaceAll(references, (_, kind: string, where: string) => {
        const dish = findDish(where, index)
        const figure = dish && recordedFigure(kind, dish, writing)
        return dish && figure !== undefined ? read(dish, figure) : ''
      })
      .replaceAll(broken, '')
  return { text: fill((_, figure) => figure), checked: fill(asChecked) }
}

function recordedFigure(
  kind: string,
  dish: GuestDish,
  { currency, language }: Writing,
): string | undefined {
  const say = phrasesOf(language)
  if (kind === 'price') {
    return dish.priceMinor === null
      ? say.noPrice(dish.name)
      : formatPrice(dish.priceMinor, currency, language)
  }
  if (kind === 'calories') {
    return dish.calories === null ? say.noCalories(dish.name) : `${dish.calories} kcal`
  }
  return undefined
}
