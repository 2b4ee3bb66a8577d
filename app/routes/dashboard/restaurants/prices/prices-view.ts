import type { PricesView } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'

/** Reads which dishes are listed from a URL's query. */
export function readView(search: URLSearchParams): PricesView {
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
