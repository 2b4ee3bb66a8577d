import type { Plan } from '../plans.ts'
import type { StripeStatus } from './stripe-status.ts'

/** A subscription as Stripe has it now. */
export interface PaidSubscription {
  readonly id: string
  readonly customerId: string
  /** The owner who began it, if it was begun by our checkout. */
  readonly ownerId: string | undefined
  readonly status: StripeStatus
  readonly startedAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly willCancelAtPeriodEnd: boolean
  readonly endedAt: Date | undefined
  readonly trialEnd: Date | undefined
  /** Of everything in it. */
  readonly priceIds: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
}

/** What is to be bought, and by whom. */
export interface CheckoutInput {
  readonly ownerId: string
  readonly priceId: string
  readonly overagePriceId: string
  /** Without one it begins paid. */
  readonly trialDays: number | undefined
  /** An existing customer, or the address that a new one is made for. */
  readonly buyer: { readonly customerId: string } | { readonly email: string }
  readonly metadata: Readonly<Record<string, string>>
  readonly locale: 'en' | 'tr'
  /** Holds `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** The same call under the same key happens once. */
  readonly key: string
}

export const checkoutStatuses = ['open', 'complete', 'expired'] as const

/** A checkout that was opened. */
export interface Checkout {
  readonly id: string
  readonly status: (typeof checkoutStatuses)[number]
  /** Where it is paid, while it is open. */
  readonly url: string | undefined
  readonly ownerId: string | undefined
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
}

export interface UsageReport {
  readonly customerId: string
  /** The message's id: Stripe counts it once. */
  readonly identifier: string
  /** When it was used; at most 35 days ago. */
  readonly usedAt: Date
}

/** What a webhook tells of. The subscription itself is to be fetched afresh. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly subscriptionId: string | undefined
  readonly checkoutId: string | undefined
}

/**
 * All that Chefin asks of Stripe. Every call throws PaymentsUnavailable when Stripe cannot be
 * reached, and PaymentsRefused when it says no.
 */
export interface Payments {
  readonly createCheckout: (input: CheckoutInput) => Promise<Checkout>
  /** @param id may come from anywhere */
  readonly findCheckout: (id: string) => Promise<Checkout | undefined>
  /** Closes a checkout that is open. Told is how it stands: it may have been paid just before. */
  readonly expireCheckout: (id: string) => Promise<Checkout>
  /** @param id may come from anywhere */
  readonly findSubscription: (id: string) => Promise<PaidSubscription | undefined>
  readonly cancelAtPeriodEnd: (id: string) => Promise<PaidSubscription>
  /** Takes back that it ends with the period. */
  readonly resume: (id: string) => Promise<PaidSubscription>
  /** Ends it at once, with a last invoice of what was used. One that has ended stays as it is. */
  readonly cancelNow: (id: string) => Promise<void>
  /** @returns the address of the portal, good for minutes */
  readonly openPortal: (portal: {
    readonly customerId: string
    readonly returnUrl: string
    readonly locale: 'en' | 'tr'
  }) => Promise<string>
  /** Counts one message past the limit; again under the same identifier it changes nothing. */
  readonly reportUsage: (report: UsageReport) => Promise<void>
}

/** What the verbs of billing work with. */
export interface Shop {
  readonly payments: Payments
  readonly plans: readonly Plan[]
}
