import { Hono } from 'hono'
import { z } from 'zod'
import { setCard } from './life/checkouts.ts'
import { moveClock } from './life/clock.ts'
import { requireRow } from './refusal.ts'
import type { Faults } from './faults.ts'
import type { WebhookSender } from './webhooks.ts'
import type { World } from './world.ts'

const advance = z.strictObject({ seconds: z.number().int().min(0) })
const webhooks = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['hold', 'resume', 'drop']) }),
  z.strictObject({ do: z.literal('sign'), event: z.string(), signedAt: z.number().int() }),
])
const fault = z.strictObject({
  fault: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('status'), status: z.literal([429, 500, 503]) }),
    z.strictObject({ kind: z.literal('silent') }),
    z.strictObject({ kind: z.literal('lost') }),
  ]),
  times: z.number().int().min(1).max(1000).default(1),
})
const card = z.strictObject({
  customer: z.string(),
  behaviour: z.enum(['works', 'declined', 'declined_at_renewal']),
})

interface Controlled {
  readonly world: World
  readonly webhooks: WebhookSender
  readonly faults: Faults
  /** Saves the state and wakes the webhook sender. */
  readonly changed: () => Promise<void>
}

/**
 * The control API, with which tests inspect and change the simulator over HTTP. Stripe has no such
 * API.
 */
export function controlRoutes({ world, faults, changed, ...rest }: Controlled): Hono {
  return new Hono()
    .get('/', (context) => context.json({ now: world.now(), ...world.state, answers: undefined }))
    .post('/clock', async (context) => {
      const { seconds } = advance.parse(await context.req.json())
      moveClock(world, world.now() + seconds)
      await changed()
      return context.json({ now: world.now() })
    })
    .post('/webhooks', async (context) => {
      const given = webhooks.parse(await context.req.json())
      if (given.do === 'sign') {
        const event = requireRow(world.state.events, given.event, 'event')
        return context.json(rest.webhooks.sign(event, given))
      }
      rest.webhooks[given.do]()
      await changed()
      return context.json({})
    })
    .post('/faults', async (context) => {
      const given = fault.parse(await context.req.json())
      faults.add(given.fault, given.times)
      return context.json({})
    })
    .post('/card', async (context) => {
      const given = card.parse(await context.req.json())
      const customer = requireRow(world.state.customers, given.customer, 'customer', 'customer')
      setCard(world, customer, given.behaviour)
      await changed()
      return context.json({})
    })
}
