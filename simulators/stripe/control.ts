import { Hono } from 'hono'
import { z } from 'zod'
import { setCard } from './lifecycle/checkouts.ts'
import { moveClock } from './lifecycle/clock.ts'
import { requireRow } from './require-row.ts'
import type { Faults } from './faults.ts'
import type { WebhookSender } from './webhooks.ts'
import type { World } from './world.ts'

const clockSchema = z.strictObject({ seconds: z.number().int().min(0) })
const webhooksSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['hold', 'resume', 'drop']) }),
  z.strictObject({ do: z.literal('sign'), event: z.string(), signedAt: z.number().int() }),
])
const faultSchema = z.strictObject({
  fault: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('status'), status: z.literal([429, 500, 503]) }),
    z.strictObject({ kind: z.literal('silent') }),
    z.strictObject({ kind: z.literal('lost') }),
  ]),
  times: z.number().int().min(1).max(1000).default(1),
})
const cardSchema = z.strictObject({
  customer: z.string(),
  behaviour: z.enum(['works', 'declined', 'declined_at_renewal']),
})

interface Context {
  readonly world: World
  readonly webhooks: WebhookSender
  readonly faults: Faults
  /** Saves the state and wakes the webhook sender. */
  readonly onChange: () => Promise<void>
}

/** Serves the control API, which lets tests inspect and change the simulator. Stripe has no such API. */
export function controlRoutes({ world, faults, webhooks, onChange }: Context): Hono {
  return new Hono()
    .get('/', (context) =>
      context.json({ now: world.now(), ...world.state, storedResponses: undefined }),
    )
    .post('/clock', async (context) => {
      const { seconds } = clockSchema.parse(await context.req.json())
      moveClock(world, world.now() + seconds)
      await onChange()
      return context.json({ now: world.now() })
    })
    .post('/webhooks', async (context) => {
      const input = webhooksSchema.parse(await context.req.json())
      if (input.do === 'sign') {
        const event = requireRow(world.state.events, input.event, 'event')
        return context.json(webhooks.sign(event, input))
      }
      webhooks[input.do]()
      await onChange()
      return context.json({})
    })
    .post('/faults', async (context) => {
      const input = faultSchema.parse(await context.req.json())
      faults.add(input.fault, input.times)
      return context.json({})
    })
    .post('/card', async (context) => {
      const input = cardSchema.parse(await context.req.json())
      const customer = requireRow(world.state.customers, input.customer, 'customer', 'customer')
      setCard(world, customer, input.behaviour)
      await onChange()
      return context.json({})
    })
}
