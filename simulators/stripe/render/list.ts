import type { Stripe } from 'stripe'

/** Renders a complete list that is embedded in another object. */
export function renderList<Item>(url: string, data: Item[]): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}
