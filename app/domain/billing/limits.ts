/*
 * Limits of Stripe calls per owner, so that no owner uses up the rate limit that Stripe sets for
 * all of them together.
 */

const hour = 3_600

/** Checkouts, cancellations and portal links. */
export const billingCalls = { name: 'billing_calls', times: 30, seconds: hour }
/** Checks whether a payment has arrived. A waiting page checks about once a minute. */
export const paymentChecks = { name: 'payment_looks', times: 300, seconds: hour }
