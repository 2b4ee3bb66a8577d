import { splitSentences } from '#app/domain/house/sentences.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { findPrices } from '../reading/amounts.ts'
import type { WirePart } from './wire.ts'

/**
 * A price in an owner's text that isn't a dish's own: a half portion, a bottle, an extra, a cover
 * charge. A reply that uses it quotes the sentence.
 */
export interface QuotedPrice {
  /** The dish whose note names it; undefined for house facts and context. */
  readonly dish?: GuestDish
  readonly sentence: string
  /** The price in minor units of the menu's currency. */
  readonly priceMinor: number
}

// Enough for real menus; more would crowd out dishes in a prompt.
const maxQuoted = 60

const cache = new WeakMap<GuestMenu, ReadonlyMap<string, QuotedPrice>>()

/**
 * Numbers the prices in a menu's texts for guests s1, s2 …, as plans refer to them. The numbers are
 * valid for one version of the menu.
 */
export function quotedPrices(menu: GuestMenu): ReadonlyMap<string, QuotedPrice> {
  const cached = cache.get(menu)
  if (cached) return cached
  const prices = [...findAllPrices(menu).take(maxQuoted)]
  const numbered = new Map(prices.map((price, index) => [`s${index + 1}`, price]))
  cache.set(menu, numbered)
  return numbered
}

/** Finds the quoted prices that a part counts or compares. */
export const findQuotedIds = ({ do: action, dishes }: WirePart, menu: GuestMenu): string[] =>
  action === 'sum' || action === 'compare' ? dishes.filter((id) => quotedPrices(menu).has(id)) : []

function* findAllPrices(menu: GuestMenu): Generator<QuotedPrice> {
  const { currency, aiContext } = menu.menu
  for (const text of [...Object.values(menu.house ?? {}), aiContext]) {
    yield* findPricesIn(text, currency)
  }
  for (const { dish } of indexMenu(menu).dishes) {
    for (const price of findPricesIn(dish.aiInstructions, currency)) yield { dish, ...price }
  }
}

const findPricesIn = (text: string, currency: string): QuotedPrice[] =>
  // Most notes have no figure.
  /\d/.test(text)
    ? splitSentences(text).flatMap((sentence) =>
        findPrices(sentence, currency).map((priceMinor) => ({ sentence, priceMinor })),
      )
    : []
