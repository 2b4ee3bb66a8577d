import type { Stripe } from 'stripe'
import { requireRow } from '../require-row.ts'

interface Paging {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
}

/** Returns one page of a list, newest first. */
export function paginate<Row extends { readonly id: string }, Item>(
  url: string,
  rows: readonly Row[],
  { limit = 10, starting_after: after, ending_before: before }: Paging,
  render: (row: Row) => Item,
): Stripe.ApiList<Item> {
  const newest = rows.toReversed()
  const indexById = (id: string, param: string) =>
    newest.indexOf(requireRow(newest, id, 'object', param))
  if (before !== undefined) {
    const end = indexById(before, 'ending_before')
    const start = Math.max(0, end - limit)
    const data = newest.slice(start, end).map(render)
    return { object: 'list', data, has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : indexById(after, 'starting_after') + 1
  const data = newest.slice(start, start + limit).map(render)
  return { object: 'list', data, has_more: start + limit < newest.length, url }
}
