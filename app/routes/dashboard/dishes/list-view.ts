import { noFilter, readFilter, type DishFilter } from './filter-dishes.ts'

/** So many more rows come at a time. */
export const step = 60
/** A page never holds more rows than these, however long the menu: it stays quick. */
export const maxRows = 240

/** Which part of the list is looked at, as the page's address says. */
export interface ListView {
  readonly filter: DishFilter
  /** How many dishes stand before the first that is shown. */
  readonly from: number
  readonly count: number
}

export function readView(search: URLSearchParams): ListView {
  const whole = (name: string) => Math.trunc(Number(search.get(name))) || 0
  return {
    filter: readFilter(search),
    from: Math.max(0, whole('from')),
    count: Math.min(maxRows, Math.max(step, whole('count'))),
  }
}

/** The address of a view, and of a panel over it; what is as usual is left out. */
export function addressOf(
  { filter, from, count }: Partial<ListView>,
  panel: Readonly<Record<string, string>> = {},
): string {
  const { words, categoryId, kind } = filter ?? noFilter
  const search = new URLSearchParams({
    ...(words && { words }),
    ...(categoryId && { category: categoryId }),
    ...(kind !== noFilter.kind && { kind }),
    ...(from && { from: String(from) }),
    ...(count && count !== step && { count: String(count) }),
    ...panel,
  })
  return `?${search}`
}
