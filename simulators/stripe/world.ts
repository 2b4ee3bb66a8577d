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

/** What is known, what time it is, and who hears of it. */
export class World {
  readonly state: State
  /** Where the checkout's and the portal's pages are, without a trailing slash. */
  readonly pagesUrl: string
  /** The call that is being answered; events name it. */
  request: EventRow['request'] = null
  readonly #realNow: () => Seconds
  readonly #hasWebhook: boolean
  #moment: Seconds | undefined

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

  /** The simulator's own time. */
  now(): Seconds {
    return this.#moment ?? this.#realNow() + this.state.clockOffset
  }

  /** Lets something happen at a moment between the last call and this one. */
  at(moment: Seconds, happen: () => void): void {
    this.#moment = moment
    try {
      happen()
    } finally {
      this.#moment = undefined
    }
  }

  tellOfCustomer(change: 'created' | 'updated', row: CustomerRow, previous?: JsonObject): void {
    this.#tell(`customer.${change}`, renderCustomer(this.state, row), previous)
  }

  tellOfSubscription(
    change: 'created' | 'updated' | 'deleted' | 'trial_will_end',
    row: SubscriptionRow,
    previous?: JsonObject,
  ): void {
    this.#tell(`customer.subscription.${change}`, renderSubscription(this.state, row), previous)
  }

  tellOfInvoice(
    change: 'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'voided',
    row: InvoiceRow,
  ): void {
    this.#tell(`invoice.${change}`, renderInvoice(this.state, row))
  }

  tellOfCheckout(change: 'completed' | 'expired', row: CheckoutRow): void {
    this.#tell(`checkout.session.${change}`, renderCheckout(this.state, row, this.pagesUrl))
  }

  #tell(type: EventRow['type'], object: object, previous?: JsonObject): void {
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
