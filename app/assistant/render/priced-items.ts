import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import type { Size, SizeFigure } from '#app/domain/sizes/size.ts'
import type { QuotedPrice } from '../plan/quoted-prices.ts'
import { idsOf, type RenderContext } from './rendered.ts'
import { nameInSize, type SizedDish } from './size-texts.ts'
import type { Speaker } from './speaker.ts'

/** Something with a figure, in a bill or a comparison: a dish in a size, an option, or a price that an owner's text names. */
export interface Item {
  /** Equal items are one line of the bill. */
  readonly source: Size | DishOption | QuotedPrice
  readonly name: string
  readonly figure: number | null
}

/** Returns a dish in a size as an item with one of the size's figures. */
export const itemOf = (sized: SizedDish, figure: SizeFigure, speaker: Speaker): Item => ({
  source: sized.size,
  name: nameInSize(sized, speaker),
  figure: sized.size[figure],
})

/** Returns a dish in a size as an item with its price. */
export const pricedItem = (sized: SizedDish, speaker: Speaker) =>
  itemOf(sized, 'priceMinor', speaker)

/** Returns the prices in owners' texts that a question refers to as items. */
export const quotedItems = ({ quoted, speaker }: RenderContext): Item[] =>
  quoted.map((price) => ({
    source: price,
    name: quoteSentence(price, speaker),
    figure: price.priceMinor,
  }))

const quoteSentence = ({ dish, sentence }: QuotedPrice, speaker: Speaker): string =>
  speaker.say(dish ? 'description' : 'descriptionToo', { dish: dish?.name ?? '', words: sentence })

/**
 * Returns the ids of the dishes and of those whose texts are quoted: a half portion needs the same
 * warnings as its dish.
 */
export const namedIds = ({ dishes, quoted }: RenderContext): string[] =>
  idsOf([...dishes, ...quoted.flatMap(({ dish }) => dish ?? [])])
