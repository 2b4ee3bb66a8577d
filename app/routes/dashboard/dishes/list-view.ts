import { noFilter, readFilter, type DishFilter } from './filter-dishes.ts'

/** The number of rows loaded at a time. */
export const step = 60
/** The maximum number of rows on a page, which keeps it fast for long menus. */
export const maxRows = 240

/** The shown part of the list, from the page's URL. */
export interface ListView {
  readonly filter: DishFilter
  /** The index of the first shown dish. */
  readonly from: number
  readonly count: number
  /** Whether dishes are being selected, instead of sorted or edited. */
  readonly isSelecting: boolean
}

export function readView(search: URLSearchParams): ListView {
  const whole = (name: string) => Math.trunc(Number(search.get(name))) || 0
  return {
    filter: readFilter(search),
    from: Math.max(0, whole('from')),
    count: Math.min(maxRows, Math.max(step, whole('count'))),
    isSelecting: search.has('select'),
  }
}

/** Returns the query of a view and optionally a panel, without default values. */
export function addressOf(
  { filter, from, count, isSelecting }: Partial<ListView>,
  panel: Readonly<Record<string, string>> = {},
): string {
  const { words, categoryId, kind } = filter ?? noFilter
  const search = new URLSearchParams({
    ...(words && { words }),
    ...(categoryId && { category: categoryId }),
    ...(kind !== noFilter.kind && { kind }),
    ...(from && { from: String(from) }),
    ...(count && count !== step && { count: String(count) }),
    ...(isSelecting && { select: 'on' }),
    ...panel,
  })
  return `?${search}`
}
