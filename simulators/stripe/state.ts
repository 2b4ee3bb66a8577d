import type { Stripe } from 'stripe'

/** All times are whole seconds since 1970, as in Stripe's API. */
export type Seconds = number

export type Metadata = Record<string, string>

/** The outcome of charging a card. */
export type CardBehaviour = 'works' | 'declined' | 'declined_at_renewal'

export interface CustomerRow {
  readonly id: string
  readonly created: Seconds
  email: string | null
  name: string | null
  metadata: Metadata
  card: string | null
  taxId: string | null
  nextInvoice: number
}

export interface CardRow {
  readonly id: string
  readonly created: Seconds
  readonly customer: string
  readonly last4: string
  readonly behaviour: CardBehaviour
}

export interface ProductRow {
  readonly id: string
  readonly created: Seconds
  readonly name: string
  readonly description: string | null
  readonly metadata: Metadata
}

export interface PriceRow {
  readonly id: string
  readonly created: Seconds
  readonly product: string
  /** Lower case. */
  readonly currency: string
  readonly unitAmount: number
  /** Metered prices are billed in arrears, by their meter's count. */
  readonly meter: string | null
  readonly nickname: string | null
  readonly metadata: Metadata
}

export interface CheckoutRow {
  readonly id: string
  readonly created: Seconds
  readonly expiresAt: Seconds
  status: 'open' | 'complete' | 'expired'
  customer: string | null
  readonly customerEmail: string | null
  readonly clientReferenceId: string | null
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly locale: string | null
  readonly metadata: Metadata
  readonly items: readonly { readonly price: string; readonly quantity: number | null }[]
  readonly trialDays: number | null
  readonly subscriptionMetadata: Metadata
  readonly collectsTaxId: boolean
  subscription: string | null
  invoice: string | null
  taxId: string | null
}

export type SubscriptionStatus = 'trialing' | 'active' | 'incomplete' | 'past_due' | 'canceled'

export interface SubscriptionRow {
  readonly id: string
  readonly created: Seconds
  readonly customer: string
  status: SubscriptionStatus
  anchor: Seconds
  periodStart: Seconds
  periodEnd: Seconds
  cancelAtPeriodEnd: boolean
  /** Set by the portal instead of the flag. */
  cancelAt: Seconds | undefined
  canceledAt: Seconds | null
  endedAt: Seconds | null
  cancelReason: 'cancellation_requested' | 'payment_failed' | null
  readonly trialStart: Seconds | null
  readonly trialEnd: Seconds | null
  metadata: Metadata
  readonly items: readonly {
    readonly id: string
    readonly price: string
    readonly quantity: number | null
  }[]
  latestInvoice: string | null
  /** Whether `trial_will_end` was emitted. */
  hasAnnouncedTrialEnd: boolean
}

export interface InvoiceLineRow {
  readonly id: string
  readonly item: string
  readonly price: string
  readonly quantity: number
  readonly amount: number
  readonly isTrial: boolean
  readonly start: Seconds
  readonly end: Seconds
}

export interface InvoiceRow {
  readonly id: string
  readonly created: Seconds
  readonly number: string
  readonly customer: string
  readonly subscription: string
  readonly reason: 'subscription_create' | 'subscription_cycle'
  readonly currency: string
  readonly lines: readonly InvoiceLineRow[]
  status: 'draft' | 'open' | 'paid' | 'void'
  attempts: number
  nextAttempt: Seconds | null
  finalizedAt: Seconds | null
  paidAt: Seconds | null
  voidedAt: Seconds | null
}

export interface PortalRow {
  readonly id: string
  readonly created: Seconds
  readonly customer: string
  readonly returnUrl: string | null
  readonly locale: string | null
}

export interface MeterRow {
  readonly id: string
  readonly created: Seconds
  readonly displayName: string
  readonly eventName: string
}

export interface MeterEventRow {
  readonly identifier: string
  readonly created: Seconds
  readonly eventName: string
  readonly customer: string
  readonly value: number
  readonly timestamp: Seconds
}

export type JsonObject = Record<string, unknown>

export interface EventRow {
  readonly id: string
  readonly created: Seconds
  readonly type: Stripe.EventBase['type']
  /** A snapshot of the object. */
  readonly object: unknown
  readonly previous: JsonObject | undefined
  readonly request: { readonly id: string; readonly idempotency_key: string | null } | null
  /** Whether its delivery hasn't succeeded or been abandoned yet. */
  isPending: boolean
  /** Number of failed deliveries. */
  failures: number
}

/** A response stored under an idempotency key. */
export interface StoredResponse {
  readonly key: string
  readonly created: Seconds
  readonly request: string
  readonly status: number
  readonly body: string
}

/** The simulator's whole state, written to disk as is. */
export interface State {
  /** The time by which the simulator's clock is ahead of the real one. */
  clockOffset: Seconds
  readonly customers: CustomerRow[]
  readonly cards: CardRow[]
  readonly products: ProductRow[]
  readonly prices: PriceRow[]
  readonly checkouts: CheckoutRow[]
  readonly subscriptions: SubscriptionRow[]
  readonly invoices: InvoiceRow[]
  readonly portals: PortalRow[]
  readonly meters: MeterRow[]
  readonly meterEvents: MeterEventRow[]
  readonly events: EventRow[]
  /** Responses by idempotency key. */
  readonly storedResponses: StoredResponse[]
}

export function emptyState(): State {
  return {
    clockOffset: 0,
    customers: [],
    cards: [],
    products: [],
    prices: [],
    checkouts: [],
    subscriptions: [],
    invoices: [],
    portals: [],
    meters: [],
    meterEvents: [],
    events: [],
    storedResponses: [],
  }
}
