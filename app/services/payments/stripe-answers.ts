import { Stripe } from 'stripe'
import { PaymentsAway, PaymentsRefused } from '#app/domain/billing/payment-errors.ts'
import {
  checkoutStatuses,
  type Checkout,
  type PaidSubscription,
} from '#app/domain/billing/payments.ts'
import { stripeStatuses } from '#app/domain/billing/stripe-status.ts'

/** Stripe tells whole seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const maybeDate = (seconds: number | null) => (seconds === null ? undefined : dateOf(seconds))

type Named = string | { readonly id: string } | null
const idOf = (named: Named): string | undefined =>
  typeof named === 'string' ? named : (named?.id ?? undefined)

/** @throws {Error} for a status that we do not know: better no word than a wrong one */
function knownOf<Status extends string>(known: readonly Status[], status: string | null): Status {
  const found = known.find((one) => one === status)
  if (found) return found
  throw new Error(`Stripe told of a status that Chefin does not know: ${status}`)
}

/** Reads a subscription; its period is that of what is paid ahead. */
export function readSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const items = subscription.items.data
  const item = items.find((one) => one.price.recurring?.usage_type === 'licensed') ?? items[0]
  const customerId = idOf(subscription.customer)
  if (!item || !customerId) throw new Error(`${subscription.id} has no item or no customer`)
  return {
    id: subscription.id,
    customerId,
    ownerId: subscription.metadata['owner_id'],
    status: knownOf(stripeStatuses, subscription.status),
    startedAt: dateOf(subscription.start_date),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    willCancelAtPeriodEnd: willEnd(subscription, item.current_period_end),
    endedAt: maybeDate(subscription.ended_at),
    trialEnd: maybeDate(subscription.trial_end),
    priceIds: items.map((one) => one.price.id),
    metadata: subscription.metadata,
  }
}

/** Our call sets the flag; Stripe's own pages leave it and set the date alone. */
function willEnd(subscription: Stripe.Subscription, periodEnd: number): boolean {
  const { cancel_at: cancelAt, cancel_at_period_end: isFlagged } = subscription
  return isFlagged || (cancelAt !== null && cancelAt <= periodEnd)
}

export function readCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    status: knownOf(checkoutStatuses, session.status),
    url: session.url ?? undefined,
    ownerId: session.client_reference_id ?? undefined,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
  }
}

const { errors } = Stripe

/** Whether the error says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Whether Stripe has counted this identifier before: it says so with an error. */
export function isAlreadyCounted(error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError &&
    error.message.startsWith('An event already exists with identifier')
  )
}

/** Our own error for what the SDK threw; anything else is a fault of ours and stays as it is. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    (error.statusCode ?? 500) >= 500 ||
    error.statusCode === 409
  return isAway
    ? new PaymentsAway(error, error.statusCode === 500)
    : new PaymentsRefused(error, error.code)
}
