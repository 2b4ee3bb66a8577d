import type { OptionChoice } from '#app/domain/dietary/judge-dish.ts'
import type { IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import type { Size } from '#app/domain/sizes/size.ts'
import type { DishRow } from './blocks.ts'
import { withOriginal } from './owner-texts.ts'
import { choiceNote } from './option-texts.ts'
import { servedFrom } from './served-from.ts'
import { lowestPrice, priceOfSize } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

interface RowDetails {
  /** The size that the row is about; without it, all. */
  readonly size?: Size | undefined
  readonly reason?: string | undefined
  /** The options to choose so that the dish fits. */
  readonly choices?: readonly OptionChoice[]
}

/** Returns a dish as a row of a list. */
export function toDishRow(
  { dish, notServed }: Pick<IndexedDish, 'dish' | 'notServed'>,
  speaker: Speaker,
  { size, reason, choices = [] }: RowDetails = {},
): DishRow {
  const price = size ? priceOfSize(size, speaker) : lowestPrice(dish, speaker)
  const choose = choiceNote(dish, choices, speaker)
  const notes = [
    ...(choose === undefined ? [] : [choose]),
    ...(dish.isSoldOut ? [speaker.say('soldOutNote')] : []),
    ...(notServed ? [servedFrom(notServed, speaker)] : []),
    ...(reason ? [reason] : []),
  ]
  const { name, original } = speaker.owner.translateDish(dish)
  return {
    id: dish.id,
    name,
    ...(original && { original: original.name }),
    ...(price !== undefined && { price }),
    image_url: dish.imageUrl,
    ...(notes.length > 0 && { note: notes.join(' · ') }),
  }
}

/** Formats a row as a line of plain text: "• Fava (140.00 ₺): the chef’s pick". */
export function formatDishRow({ price, note, ...dish }: DishRow, speaker: Speaker): string {
  const name = withOriginal(dish)
  const nameWithPrice =
    price === undefined ? name : speaker.say('dishWithPrice', { dish: name, price })
  return note === undefined ? `• ${nameWithPrice}` : `• ${nameWithPrice}: ${note}`
}
