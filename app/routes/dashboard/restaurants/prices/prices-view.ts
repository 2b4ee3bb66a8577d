import type { PricesView } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'

/** Parses from a URL's query which dishes are listed. Replaces invalid values by the defaults. */
export function parseView(search: URLSearchParams): PricesView {
  const from = Math.trunc(Number(search.get('from'))) || 0
  return { words: search.get('words') ?? '', from: Math.max(0, from) }
}

/** Returns the query of a view, without default values. */
export function addressOf({ words, from }: PricesView): string {
  const search = new URLSearchParams({
    ...(words && { words }),
    ...(from > 0 && { from: String(from) }),
  })
  return `?${search}`
}
