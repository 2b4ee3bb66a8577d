import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishRow } from './blocks.ts'
import type { Speaker } from './speaker.ts'

/** Returns a dish as a row of a list. */
export function toDishRow(dish: GuestDish, speaker: Speaker, reason?: string): DishRow {
  const notes = [
    ...(dish.isSoldOut ? [speaker.say('soldOutNote')] : []),
    ...(reason ? [reason] : []),
  ]
  return {
    id: dish.id,
    name: dish.name,
    ...(dish.priceMinor !== null && { price: speaker.price(dish.priceMinor) }),
    image_url: dish.imageUrl,
    ...(notes.length > 0 && { note: notes.join(' · ') }),
  }
}

/** Formats a row as a line of plain text: "• Fava (140.00 ₺): the chef’s pick". */
export function formatDishRow({ name, price, note }: DishRow, speaker: Speaker): string {
  const named = price === undefined ? name : speaker.say('dishWithPrice', { dish: name, price })
  return note === undefined ? `• ${named}` : `• ${named}: ${note}`
}
