import { newId } from './ids.ts'
import { toJson } from './json.ts'
import { renderCheckout } from './render/checkout-session.ts'
import { renderCustomer } from './render/customer.ts'
import { renderInvoice } from './render/invoice.ts'
import { renderSubscription } from './render/subscription.ts'
import type {
  CheckoutRow,
  CustomerRow,
  EventRow,
  InvoiceRow,
  JsonObject,
  Seconds,
  State,
  SubscriptionRow,
} from './state.ts'

/** The state, the clock and the event log, which all parts of the simulator share. */
export class World {
  readonly state: State
  /** The base URL of the checkout and portal pages, without a trailing slash. */
  readonly pagesUrl: string
  /** The request being handled, to which emitted events refer. */
  request: EventRow['request'] = null
  readonly #realNow: () => Seconds
  readonly #hasWebhook: boolean
  /** Overrides the clock during `runAt`. */
  #fixedTime: Seconds | undefined

  constructor(settings: {
    readonly state: State
    readonly pagesUrl: string
    readonly realNow: () => Seconds
    readonly hasWebhook: boolean
  }) {
    this.state = settings.state
    this.pagesUrl = settings.pagesUrl
    this.#realNow = settings.realNow
    this.#hasWebhook = settings.hasWebhook
  }

  /** Returns the simulator's time. */
  now(): Seconds {
    return this.#fixedTime ?? this.#realNow() + this.state.clockOffset
  }

  /** Runs an action that was due at a past time, with the clock showing that time. */
  runAt(time: Seconds, action: () => void): void {
    this.#fixedTime = time
    try {
      action()
    } finally {
      this.#fixedTime = undefined
    }
  }

  emitCustomerEvent(change: 'created' | 'updated', row: CustomerRow, previous?: JsonObject): void {
    this.#emit(`customer.${change}`, renderCustomer(this.state, row), previous)
  }

  emitSubscriptionEvent(
    change: 'created' | 'updated' | 'deleted' | 'trial_will_end',
    row: SubscriptionRow,
    previous?: JsonObject,
  ): void {
    this.#emit(`customer.subscription.${change}`, renderSubscription(this.state, row), previous)
  }

  emitInvoiceEvent(
    change: 'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'voided',
    row: InvoiceRow,
  ): void {
    this.#emit(`invoice.${change}`, renderInvoice(this.state, row))
  }

  emitCheckoutEvent(change: 'completed' | 'expired', row: CheckoutRow): void {
    this.#emit(`checkout.session.${change}`, renderCheckout(this.state, row, this.pagesUrl))
  }

  #emit(type: EventRow['type'], object: object, previous?: JsonObject): void {
    this.state.events.push({
      id: newId('event'),
      created: this.now(),
      type,
      object: toJson(object),
      previous,
      request: this.request,
      isPending: this.#hasWebhook,
      failures: 0,
    })
  }
}
