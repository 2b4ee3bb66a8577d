import { createAdaptorServer } from '@hono/node-server'
import { createSimulatorApp } from './app.ts'
import { Faults } from './faults.ts'
import { setCard, payCheckout, type Payment } from './lifecycle/checkouts.ts'
import { runDue, moveClock } from './lifecycle/clock.ts'
import { seedCatalogue, type SeededPlan } from './seed-catalogue.ts'
import { requireRow } from './require-row.ts'
import type { CardBehaviour, Seconds, State } from './state.ts'
import { openStore } from './store.ts'
import { WebhookSender } from './webhooks.ts'
import { World } from './world.ts'

export type { SeededPlan }

export interface SimulatorSettings {
  /** 0 uses any free port. */
  readonly port?: number
  /** Folder of the stored state; kept in memory only by default. */
  readonly folder?: string
  /** Public URL of its pages without a trailing slash; its own URL by default. */
  readonly pagesUrl?: string
  readonly secretKey: string
  /** The URL that events are sent to; none are sent by default. */
  readonly webhookUrl?: string
  readonly webhookSecret: string
  /** Plans that exist from the start. */
  readonly plans?: readonly SeededPlan[]
  /** Delay before the first retry of a failed webhook; 1,000 ms by default. */
  readonly backoffMs?: number
  /** Whole seconds since 1970; the real time by default. */
  readonly now?: () => Seconds
  /** Called on errors in the background, such as a full disk; throws by default. */
  readonly onError?: (error: unknown) => void
}

/** A running Stripe simulator. */
export interface StripeSimulator {
  readonly port: number
  /** Handles everything: the API, the pages, the control API. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly webhooks: WebhookSender
  readonly faults: Faults
  /** Read-only, for inspection. */
  readonly state: State
  readonly now: () => Seconds
  /** Moves the clock forward and runs everything that becomes due. */
  readonly advance: (seconds: Seconds) => Promise<void>
  /** Pays a checkout as its page does; resolves to false if the card is declined. */
  readonly pay: (checkout: string, payment?: Partial<Payment>) => Promise<boolean>
  /** Replaces a customer's card. */
  readonly setCard: (customer: string, behaviour: CardBehaviour) => Promise<void>
  readonly stop: () => Promise<void>
}

const realTime = () => Math.floor(Date.now() / 1000)

/** Starts a local Stripe that the real SDK can talk to over HTTP (decision 015). */
export async function createStripeSimulator(settings: SimulatorSettings): Promise<StripeSimulator> {
  const { now: realNow = realTime, onError = rethrow } = settings
  const { state, save } = await openStore(settings.folder)
  const faults = new Faults()
  const webhooks = new WebhookSender({
    url: settings.webhookUrl,
    secret: settings.webhookSecret,
    events: state.events,
    realNow,
    backoffMs: settings.backoffMs ?? 1000,
    onChange: () => void save().catch(onError),
  })
  const server = createAdaptorServer({
    fetch: (request) => app.fetch(request),
    // The host process keeps its own Request and Response.
    overrideGlobalObjects: false,
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port ?? 0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const pagesUrl = settings.pagesUrl ?? `http://127.0.0.1:${port}`
  const hasWebhook = settings.webhookUrl !== undefined
  const world = new World({ state, pagesUrl, realNow, hasWebhook })
  const onChange = async () => {
    await save()
    webhooks.wake()
  }
  const { secretKey } = settings
  const app = createSimulatorApp({ world, faults, webhooks, secretKey, onChange })
  seedCatalogue(world, settings.plans ?? [])
  runDue(world)
  await onChange()

  return {
    port,
    fetch: (request) => app.fetch(request),
    webhooks,
    faults,
    state,
    now: () => world.now(),
    advance: async (seconds) => {
      moveClock(world, world.now() + seconds)
      await onChange()
    },
    pay: async (id, { behaviour = 'works', taxId = null } = {}) => {
      const checkout = requireRow(state.checkouts, id, 'checkout.session')
      const isPaid = payCheckout(world, checkout, { behaviour, taxId })
      await onChange()
      return isPaid
    },
    setCard: async (id, behaviour) => {
      setCard(world, requireRow(state.customers, id, 'customer'), behaviour)
      await onChange()
    },
    stop: async () => {
      faults.stop()
      webhooks.stop()
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await save()
    },
  }
}

function rethrow(error: unknown): never {
  throw error
}
