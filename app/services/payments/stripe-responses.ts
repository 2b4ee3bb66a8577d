import { Stripe } from 'stripe'
import {
  PaymentsUnavailableError,
  PaymentsRefusedError,
} from '#app/domain/billing/payment-errors.ts'
import {
  checkoutStatuses,
  type Checkout,
  type PaidSubscription,
} from '#app/domain/billing/payments.ts'
import { stripeStatuses } from '#app/domain/billing/stripe-status.ts'

/** Stripe's timestamps are whole seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const dateOrUndefined = (seconds: number | null) => (seconds === null ? undefined : dateOf(seconds))

type Reference = string | { readonly id: string } | null
const idOf = (reference: Reference): string | undefined =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined)

/** @throws {Error} for an unknown status, which is never guessed */
function requireKnown<Status extends string>(
  statuses: readonly Status[],
  status: string | null,
): Status {
  const found = statuses.find((candidate) => candidate === status)
  if (found) return found
  throw new Error(`Stripe sent an unknown status: ${status}`)
}

/** Converts a subscription. Its period is that of its licensed (prepaid) item. */
export function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const items = subscription.items.data
  const item = items.find(({ price }) => price.recurring?.usage_type === 'licensed') ?? items[0]
  const customerId = idOf(subscription.customer)
  if (!item || !customerId) throw new Error(`${subscription.id} has no item or no customer`)
  return {
    id: subscription.id,
    customerId,
    ownerId: subscription.metadata['owner_id'],
    status: requireKnown(stripeStatuses, subscription.status),
    startedAt: dateOf(subscription.start_date),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    willCancelAtPeriodEnd: willEnd(subscription, item.current_period_end),
    endedAt: dateOrUndefined(subscription.ended_at),
    trialEnd: dateOrUndefined(subscription.trial_end),
    priceIds: items.map(({ price }) => price.id),
    metadata: subscription.metadata,
  }
}

/**
 * Whether a subscription ends with its period. Our API call sets the flag; Stripe's own pages only
 * set the date.
 */
function willEnd(subscription: Stripe.Subscription, periodEnd: number): boolean {
  const { cancel_at: cancelAt, cancel_at_period_end: isFlagged } = subscription
  return isFlagged || (cancelAt !== null && cancelAt <= periodEnd)
}

/** Converts a checkout. */
export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    status: requireKnown(checkoutStatuses, session.status),
    url: session.url ?? undefined,
    ownerId: session.client_reference_id ?? undefined,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
  }
}

const { errors } = Stripe

/** Whether the error means that the object doesn't exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Whether the error means that Stripe has already counted this identifier. */
export function isAlreadyCounted(error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError &&
    error.message.startsWith('An event already exists with identifier')
  )
}

/** Translates the SDK's errors to ours. Any other error is a bug and is returned unchanged. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const isUnavailable =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    (error.statusCode ?? 500) >= 500 ||
    error.statusCode === 409
  return isUnavailable
    ? new PaymentsUnavailableError(error, error.statusCode === 500)
    : new PaymentsRefusedError(error, error.code)
}
