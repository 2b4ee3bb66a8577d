/*
 * How often an owner may have Chefin call Stripe, so that nobody uses up the calls that Stripe
 * allows all owners together.
 */

const hour = 3_600

/** Checkouts, cancellations, ways to the portal. */
export const billingCalls = { name: 'billing_calls', times: 30, seconds: hour }
/** Looks at whether a payment has arrived; a page that waits looks about once a minute. */
export const paymentLooks = { name: 'payment_looks', times: 300, seconds: hour }
