import { createAdaptorServer } from '@hono/node-server'
import { createSimulatorApp } from './app.ts'
import { Faults } from './faults.ts'
import { setCard, payCheckout, type Payment } from './life/checkouts.ts'
import { catchUp, moveClock } from './life/clock.ts'
import { layCatalogue, type LaidPlan } from './lay-catalogue.ts'
import { requireRow } from './refusal.ts'
import type { CardBehaviour, Seconds, State } from './state.ts'
import { openStore } from './store.ts'
import { WebhookSender } from './webhooks.ts'
import { World } from './world.ts'

export type { LaidPlan }

export interface SimulatorSettings {
  /** 0 takes any free port of this machine. */
  readonly port?: number
  /** Where its state survives a restart; in memory alone, without. */
  readonly folder?: string
  /** Where a browser reaches its pages, without a trailing slash; its own address, without. */
  readonly pagesUrl?: string
  readonly secretKey: string
  /** Where events are sent; nowhere, without. */
  readonly webhookUrl?: string
  readonly webhookSecret: string
  /** Plans to be sold from the start. */
  readonly plans?: readonly LaidPlan[]
  /** How long a webhook that was not taken waits at first; 1,000 by itself. */
  readonly backoffMs?: number
  /** Whole seconds since 1970; the real time, without. */
  readonly now?: () => Seconds
  /** What went wrong in the background, such as a full disk. */
  readonly onError?: (error: unknown) => void
}

/** A local Stripe that is running. */
export interface StripeSimulator {
  readonly port: number
  /** Answers everything: the API, the pages, the control. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly webhooks: WebhookSender
  readonly faults: Faults
  /** What it knows, to be looked at. */
  readonly state: State
  readonly now: () => Seconds
  /** Moves its clock ahead, with all that this brings about. */
  readonly advance: (seconds: Seconds) => Promise<void>
  /** Pays at a checkout as its page does; false when the card is declined. */
  readonly pay: (checkout: string, payment?: Partial<Payment>) => Promise<boolean>
  /** Gives a customer another card. */
  readonly setCard: (customer: string, behaviour: CardBehaviour) => Promise<void>
  readonly stop: () => Promise<void>
}

const realTime = () => Math.floor(Date.now() / 1000)

/** Starts a local Stripe that the real SDK talks to over HTTP (decision 014). */
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
    // The process that it runs in keeps its own Request and Response.
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
  const changed = async () => {
    await save()
    webhooks.wake()
  }
  const { secretKey } = settings
  const app = createSimulatorApp({ world, faults, webhooks, secretKey, changed })
  layCatalogue(world, settings.plans ?? [])
  catchUp(world)
  await changed()

  return {
    port,
    fetch: (request) => app.fetch(request),
    webhooks,
    faults,
    state,
    now: () => world.now(),
    advance: async (seconds) => {
      moveClock(world, world.now() + seconds)
      await changed()
    },
    pay: async (id, { behaviour = 'works', taxId = null } = {}) => {
      const checkout = requireRow(state.checkouts, id, 'checkout.session')
      const isPaid = payCheckout(world, checkout, { behaviour, taxId })
      await changed()
      return isPaid
    },
    setCard: async (id, behaviour) => {
      setCard(world, requireRow(state.customers, id, 'customer'), behaviour)
      await changed()
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
