import type { Stripe } from 'stripe'

/** A complete list embedded in another object. */
export function renderList<Item>(url: string, data: Item[]): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}
