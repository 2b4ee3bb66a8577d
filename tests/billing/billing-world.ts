import { closeDatabase, openDatabase } from '#app/db/client.ts'
import type { PaymentEvent, Payments, BillingContext } from '#app/domain/billing/payments.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.ts'
import { syncSubscription } from '#app/domain/billing/sync-subscription.ts'
import type { Reply } from '#app/domain/conversations/store-reply.ts'
import { verifyWebhook } from '#app/services/payments/verify-webhook.ts'
import type { SimulatorSettings, StripeSimulator } from '#simulators/stripe/index.ts'
import { renderEvent } from '#simulators/stripe/render/event.ts'
import { signWebhook } from '#simulators/stripe/signature.ts'
import type { EventRow, SubscriptionRow } from '#simulators/stripe/state.ts'
import { timeoutMs, type TestDatabase } from '../database.ts'
import { basic, paymentsOf, startLocalStripe, startTime, webhookSecret } from '../local-stripe.ts'
import { ownerMember } from '../fixtures/owner-member.ts'

export const appUrl = 'https://chefin.example'
export const basicPurchase = { planId: 'basic', locale: 'tr', appUrl } as const

interface Settings extends Partial<SimulatorSettings> {
  /** Messages per month of the Basic plan; the catalogue's limit by default. */
  readonly limit?: number
  /** Timeout of calls to the local Stripe. */
  readonly timeoutMs?: number
}

/** A database and a local Stripe, with the ports that the billing functions need. */
export class BillingWorld {
  readonly database: TestDatabase
  readonly stripe: StripeSimulator
  readonly billing: BillingContext
  /** Calls to Stripe, by method name of the port. */
  readonly calls: string[] = []

  private constructor(database: TestDatabase, stripe: StripeSimulator, settings: Settings) {
    const { limit = basic.ai_message_limit } = settings
    this.database = database
    this.stripe = stripe
    this.billing = {
      payments: recordCalls(paymentsOf(stripe, settings.timeoutMs), (name) =>
        this.calls.push(name),
      ),
      plans: [{ ...basic, ai_message_limit: limit }],
    }
  }

  /** Empties the file's database and starts a new Stripe. */
  static async open(database: TestDatabase, settings: Settings = {}): Promise<BillingWorld> {
    await database.query(
      'delete from owners; delete from stripe_events; delete from overage_reports',
    )
    openDatabase(database.appUrl, () => undefined, { timeoutMs })
    const { limit: _, timeoutMs: __, ...simulator } = settings
    return new BillingWorld(database, await startLocalStripe(simulator), settings)
  }

  async close(): Promise<void> {
    await this.stripe.stop()
    await closeDatabase()
  }

  /** Inserts an owner and returns the id. */
  async addOwner(): Promise<string> {
    const [row] = await this.database.query(
      `insert into owners (email, first_name, last_name) values ($1, 'A', 'B') returning id`,
      [`${crypto.randomUUID()}@chefin.example`],
    )
    return String(row?.['id'])
  }

  /** Opens a checkout and returns the id of its session. */
  async openCheckout(ownerId: string): Promise<string> {
    return sessionIdOf(await startCheckout(this.billing, ownerMember(ownerId), basicPurchase))
  }

  /** Pays a new checkout without notifying Chefin. */
  async pay(ownerId: string): Promise<{ checkoutId: string; row: SubscriptionRow }> {
    const checkoutId = await this.openCheckout(ownerId)
    await this.stripe.pay(checkoutId)
    const row = this.stripe.state.subscriptions.at(-1)
    if (!row) throw new Error('The checkout started no subscription')
    return { checkoutId, row }
  }

  /**
   * Subscribes an owner and syncs.
   * @returns Stripe's live row
   */
  async subscribe(ownerId: string): Promise<SubscriptionRow> {
    const { row } = await this.pay(ownerId)
    await syncSubscription(this.billing, row.id)
    await this.database.query(
      `update checkouts set status = 'complete', subscription_id = $1 where owner_id = $2`,
      [row.id, ownerId],
    )
    this.calls.length = 0
    return row
  }

  /**
   * Inserts guests' questions, one conversation each.
   * @returns a reply to each, not yet stored
   */
  async seedReplies(ownerId: string, count: number): Promise<Reply[]> {
    const rows = await this.database.query(
      `with place as (
         insert into restaurants (owner_id, name, slug)
         values ($1, 'Lokanta', $2) returning id, owner_id
       ), talks as (
         insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
         select owner_id, id, md5(n::text), 'Is it vegan?' from place, generate_series(1, $3) n
         returning id, owner_id, restaurant_id
       )
       insert into messages (owner_id, restaurant_id, conversation_id, role, text, idempotency_key)
       select owner_id, restaurant_id, id, 'user', 'Is it vegan?', gen_random_uuid() from talks
       returning id, conversation_id`,
      [ownerId, `place-${crypto.randomUUID()}`, count],
    )
    return rows.map((question) => ({
      id: crypto.randomUUID(),
      ownerId,
      questionId: String(question['id']),
      conversationId: String(question['conversation_id']),
      text: 'Yes.',
      dishes: [],
      blocks: [],
      plan: null,
      totalTokens: 7,
      isCounted: true,
      about: undefined,
    }))
  }

  /** Returns Stripe's events of a type as Chefin parses them, oldest first. */
  eventsOf(type: string): PaymentEvent[] {
    return this.stripe.state.events.filter((row) => row.type === type).map(parseEvent)
  }

  /** Returns the latest event of a type. */
  lastEvent(type: string): PaymentEvent {
    const event = this.eventsOf(type).at(-1)
    if (!event) throw new Error(`Stripe has emitted no ${type}`)
    return event
  }

  /** Reads an owner's subscriptions as stored, oldest first. */
  subscriptions(ownerId: string): Promise<Record<string, unknown>[]> {
    return this.database.query(
      'select * from subscriptions where owner_id = $1 order by started_at, id',
      [ownerId],
    )
  }
}

/** Returns the session id in the URL of a checkout page. */
export const sessionIdOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** Parses an event as the webhook does. */
function parseEvent(row: EventRow): PaymentEvent {
  const body = JSON.stringify(renderEvent(row))
  const signature = signWebhook(body, webhookSecret, startTime)
  return verifyWebhook(body, signature, { secret: webhookSecret, now: new Date(startTime * 1000) })
}

/** Wraps the port so that the name of each call is recorded. */
function recordCalls(payments: Payments, record: (name: string) => void): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const method = Reflect.get(target, name, receiver)
      return (...args: unknown[]) => {
        record(String(name))
        return method(...args)
      }
    },
  })
}
