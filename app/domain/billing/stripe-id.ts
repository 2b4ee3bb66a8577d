/**
 * Whether a string can be an id at Stripe. Others come from made-up URLs or forms and are never
 * looked up.
 */
export function isStripeId(kind: 'cs' | 'sub', text: string): boolean {
  return new RegExp(`^${kind}_\\w{1,250}$`).test(text)
}
