import type { Locale } from '#app/i18n/locales.ts'
import type { Plan } from '../plans.ts'
import type { StripeStatus } from './stripe-status.ts'

/** A subscription as Stripe currently has it. */
export interface PaidSubscription {
  readonly id: string
  readonly customerId: string
  /** The owner who started it, if it was started by our checkout. */
  readonly ownerId: string | undefined
  readonly status: StripeStatus
  readonly startedAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly willCancelAtPeriodEnd: boolean
  readonly endedAt: Date | undefined
  readonly trialEnd: Date | undefined
  /** The prices of all its items. */
  readonly priceIds: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
}

/** A page of a list of subscriptions. */
export interface SubscriptionPage {
  readonly subscriptions: readonly PaidSubscription[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** The parameters of a new checkout. */
export interface CheckoutInput {
  readonly ownerId: string
  readonly priceId: string
  readonly overagePriceId: string
  /** Undefined for no trial. */
  readonly trialDays: number | undefined
  /** An existing customer, or the address for a new one. */
  readonly buyer: { readonly customerId: string } | { readonly email: string }
  readonly metadata: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Contains `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** The idempotency key. */
  readonly key: string
}

export const checkoutStatuses = ['open', 'complete', 'expired'] as const

/** A checkout at Stripe. */
export interface Checkout {
  readonly id: string
  readonly status: (typeof checkoutStatuses)[number]
  /** The payment page, while the checkout is open. */
  readonly url: string | undefined
  readonly ownerId: string | undefined
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
}

/** A message beyond the plan's limit. */
export interface UsageReport {
  readonly customerId: string
  /** The message's id; Stripe counts each identifier once. */
  readonly identifier: string
  /** When the message was sent, at most 35 days ago. */
  readonly usedAt: Date
}

/** The ids in a webhook. The objects themselves have to be fetched. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly subscriptionId: string | undefined
  readonly checkoutId: string | undefined
}

/**
 * The Stripe operations that Chefin uses. Every call throws PaymentsUnavailableError if Stripe
 * can't be reached, and PaymentsRefusedError if it rejects the call.
 */
export interface Payments {
  readonly createCheckout: (input: CheckoutInput) => Promise<Checkout>
  /** @param id untrusted */
  readonly findCheckout: (id: string) => Promise<Checkout | undefined>
  /** Closes an open checkout. Returns its state: it may have been paid just before. */
  readonly expireCheckout: (id: string) => Promise<Checkout>
  /** @param id untrusted */
  readonly findSubscription: (id: string) => Promise<PaidSubscription | undefined>
  /**
   * Lists up to 100 subscriptions that haven't been canceled, including what other products sell
   * through the same Stripe account.
   * @param after the `next` of the page before
   */
  readonly listSubscriptions: (after?: string) => Promise<SubscriptionPage>
  readonly cancelAtPeriodEnd: (id: string) => Promise<PaidSubscription>
  /** Revokes a cancellation. */
  readonly resume: (id: string) => Promise<PaidSubscription>
  /** Ends it immediately, with a final invoice for usage. Does nothing if it has ended. */
  readonly cancelNow: (id: string) => Promise<void>
  /** @returns the portal's URL, valid for minutes */
  readonly openPortal: (portal: {
    readonly customerId: string
    readonly returnUrl: string
    readonly locale: Locale
  }) => Promise<string>
  /** Reports one message beyond the limit. Idempotent per identifier. */
  readonly reportUsage: (report: UsageReport) => Promise<void>
}

/** The payment service and the plans on sale, which every billing verb needs. */
export interface BillingContext {
  readonly payments: Payments
  readonly plans: readonly Plan[]
}
