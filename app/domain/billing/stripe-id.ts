/**
 * Whether a text can be an id at Stripe. What cannot is not looked for anywhere: it came from an
 * address or a form that somebody made up.
 */
export function isStripeId(kind: 'cs' | 'sub', text: string): boolean {
  return new RegExp(`^${kind}_\\w{1,250}$`).test(text)
}
