import { afterEach, describe, expect, test } from 'vitest'
import { verifyWebhook } from '#app/services/payments/verify-webhook.ts'
import {
  checkoutInput,
  listenForWebhooks,
  paymentsOf,
  startLocalStripe,
  startTime,
  subscribe,
  webhookSecret,
  type ReceivedWebhook,
} from '../../tests/local-stripe.ts'
import type { StripeSimulator } from './index.ts'

const servers: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.stop()
})

async function start(respond?: (hook: ReceivedWebhook) => number) {
  const hooks = await listenForWebhooks(respond)
  servers.push(hooks)
  const simulator = await startLocalStripe({ webhookUrl: hooks.url })
  servers.push(simulator)
  return { hooks, simulator }
}

const verify = ({ body, signature }: ReceivedWebhook) =>
  verifyWebhook(body, signature, { secret: webhookSecret, now: new Date(startTime * 1000) })
const typesOf = (webhooks: readonly ReceivedWebhook[]) => webhooks.map((hook) => hook.type)
const allTypes = (simulator: StripeSimulator) => simulator.state.events.map((event) => event.type)

test('delivers every event once, in order, with a signature that Chefin accepts', async () => {
  const { hooks, simulator } = await start()
  const { subscriptionId, checkoutId } = await subscribe(simulator)
  await simulator.webhooks.idle()
  expect(typesOf(hooks.received)).toEqual(allTypes(simulator))
  const verified = hooks.received.map(verify)
  expect(verified.at(-1)).toMatchObject({ subscriptionId, checkoutId })
  expect(simulator.state.events.every((event) => !event.isPending)).toBe(true)
})

test('retries a failed delivery until it succeeds', async () => {
  const attempts = new Map<string, number>()
  const { hooks, simulator } = await start(({ id }) => {
    const attempt = (attempts.get(id) ?? 0) + 1
    attempts.set(id, attempt)
    return attempt <= 2 ? 500 : 200
  })
  await subscribe(simulator)
  await simulator.webhooks.idle()
  const deliveries = Map.groupBy(hooks.received, (hook) => hook.id)
  expect([...deliveries.values()].map((hooksOfEvent) => hooksOfEvent.length)).toEqual(
    simulator.state.events.map(() => 3),
  )
})

test('abandons a delivery after 16 failures', async () => {
  const { hooks, simulator } = await start(() => 503)
  await paymentsOf(simulator).createCheckout(checkoutInput())
  await simulator.advance(86_400)
  simulator.state.events.forEach((event) => {
    event.failures = 15
  })
  await simulator.webhooks.idle()
  expect(typesOf(hooks.received)).toContain('checkout.session.expired')
  expect(simulator.state.events.every((event) => !event.isPending)).toBe(true)
})

describe('on demand, delivers events', () => {
  test('late', async () => {
    const { hooks, simulator } = await start()
    simulator.webhooks.hold()
    await subscribe(simulator)
    await simulator.webhooks.idle()
    expect(hooks.received).toEqual([])
    simulator.webhooks.resume()
    await simulator.webhooks.idle()
    expect(typesOf(hooks.received)).toEqual(allTypes(simulator))
  })

  test('never', async () => {
    const { hooks, simulator } = await start()
    simulator.webhooks.hold()
    await subscribe(simulator)
    simulator.webhooks.drop()
    simulator.webhooks.resume()
    await simulator.webhooks.idle()
    expect(hooks.received).toEqual([])
  })

  test('in any order, and twice', async () => {
    const { hooks, simulator } = await start()
    simulator.webhooks.hold()
    await subscribe(simulator)
    const backwards = simulator.state.events.toReversed()
    for (const event of backwards) {
      await simulator.webhooks.deliver(event)
      expect(await simulator.webhooks.deliver(event)).toBe(200)
    }
    const expected = backwards.flatMap((event) => [event.type, event.type])
    expect(typesOf(hooks.received)).toEqual(expected)
  })

  test('forged, too old and from the future', async () => {
    const { hooks, simulator } = await start()
    simulator.webhooks.hold()
    await subscribe(simulator)
    const [event] = simulator.state.events
    if (!event) throw new Error('No event was emitted')
    for (const delivery of [
      { secret: 'whsec_other' },
      { signedAt: startTime - 301 },
      { signedAt: startTime + 301 },
    ]) {
      await simulator.webhooks.deliver(event, delivery)
    }
    const reasons = hooks.received.map((hook) => {
      try {
        return verify(hook)
      } catch (error) {
        return error
      }
    })
    expect(reasons).toMatchObject(
      ['signature', 'too_old', 'from_the_future'].map((reason) => ({ reason })),
    )
  })

  test('to an unreachable webhook, and reports no response', async () => {
    const simulator = await startLocalStripe({ webhookUrl: 'http://127.0.0.1:1/' })
    servers.push(simulator)
    simulator.webhooks.hold()
    await subscribe(simulator)
    const [event] = simulator.state.events
    if (!event) throw new Error('No event was emitted')
    expect(await simulator.webhooks.deliver(event)).toBe(0)
    expect(event.isPending).toBe(true)
  })
})
