/** Whether a string can be a Stripe id. Others come from made-up URLs or forms and aren't sent. */
export function isStripeId(kind: 'cs' | 'sub', text: string): boolean {
  return new RegExp(`^${kind}_\\w{1,250}$`).test(text)
}
