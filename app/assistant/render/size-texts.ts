import { isolate, isRightToLeft } from '#app/i18n/direction.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { havePriceRange, lowestOf, type Size } from '#app/domain/sizes/size.ts'
import type { Speaker } from './speaker.ts'

/** A dish with one of its sizes. */
export interface SizedDish {
  readonly dish: GuestDish
  readonly size: Size
}

/** Names a dish in a size: "Ayran (large)". A dish with one size has only its own name. */
export function nameInSize({ dish, size }: SizedDish, { owner: { translate } }: Speaker): string {
  const name = translate(dish.name)
  return size.name === '' ? name : `${name} (${translate(size.name)})`
}

/** Formats the price of a size with its name: "Large 25.00 ₺"; undefined if it has neither. */
export function priceOfSize({ name, priceMinor }: Size, speaker: Speaker): string | undefined {
  const sizeName = name === '' ? [] : [inOwnDirection(name, speaker)]
  const price = priceMinor === null ? [] : [speaker.price(priceMinor)]
  return [...sizeName, ...price].join(' ') || undefined
}

/** Keeps the owner's words in their own direction. */
const inOwnDirection = (words: string, { language, owner }: Speaker) =>
  isRightToLeft(language) ? isolate(owner.translate(words)) : owner.translate(words)

/** Formats the lowest price of a dish: "from 15.00 ₺" if others are higher; undefined for none. */
export function lowestPrice({ sizes }: GuestDish, speaker: Speaker): string | undefined {
  const lowest = lowestOf(sizes, 'priceMinor')?.priceMinor
  if (typeof lowest !== 'number') return undefined
  const price = speaker.price(lowest)
  return havePriceRange(sizes) ? speaker.say('priceFrom', { price }) : price
}

/** Lists the sizes of a dish, each with what is recorded about it. */
export function listSizes(
  { name: dish, sizes }: GuestDish,
  describe: (size: Size) => string | undefined,
  speaker: Speaker,
): string {
  const lines = sizes.map(
    (size) => `• ${inOwnDirection(size.name, speaker)}: ${describe(size) ?? '–'}`,
  )
  return [speaker.say('bySize', { dish }), ...lines].join('\n')
}

/**
 * Pairs dishes with the sizes that are meant.
 * @param sizeIds sizes that a guest named; each is for the next mention of its dish
 * @param usual the size of a dish that was named without one
 */
export function inSizes(
  dishes: readonly GuestDish[],
  sizeIds: readonly string[],
  usual: (dish: GuestDish) => Size,
): SizedDish[] {
  const remaining = [...sizeIds]
  return dishes.map((dish) => {
    const index = remaining.findIndex((id) => dish.sizes.some((size) => size.id === id))
    const [id] = index === -1 ? [] : remaining.splice(index, 1)
    return { dish, size: dish.sizes.find((size) => size.id === id) ?? usual(dish) }
  })
}
