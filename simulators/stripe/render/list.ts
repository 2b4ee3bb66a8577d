import type { Stripe } from 'stripe'

/** A whole list inside of another object. */
export function renderList<Item>(url: string, data: Item[]): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}
