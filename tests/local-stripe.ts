import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { makePlans } from '#app/domain/plans.ts'
import { openStripe } from '#app/services/payments/stripe.ts'
import type { CheckoutInput } from '#app/domain/billing/payments.ts'
import {
  createStripeSimulator,
  type SimulatorSettings,
  type StripeSimulator,
} from '#simulators/stripe/index.ts'

/**
 * The local Stripe's fixed time in tests, in Unix seconds: 31 January, the hardest day for monthly
 * billing.
 */
export const startTime = Date.UTC(2026, 0, 31, 12) / 1000
export const day = 86_400

export const secretKey = 'sk_test_fixed'
export const webhookSecret = 'whsec_fixed'
export const meterEventName = 'chefin_ai_message'

const [plan] = makePlans({
  basic: { priceId: 'price_basic', overagePriceId: 'price_basic_overage' },
})
if (!plan) throw new Error('The catalogue has no Basic plan')
export const basic = plan
const plans = [{ ...basic, name: basic.title, meterEventName }]

/** Starts a local Stripe with the Basic plan, in memory unless a folder is given. */
export function startLocalStripe(
  settings: Partial<SimulatorSettings> = {},
): Promise<StripeSimulator> {
  return createStripeSimulator({
    secretKey,
    webhookSecret,
    plans,
    now: () => startTime,
    backoffMs: 1,
    ...settings,
  })
}

/** Creates Chefin's Stripe client for a local Stripe, with a short timeout. */
export const paymentsOf = (simulator: StripeSimulator, timeoutMs = 5000) =>
  openStripe({ secretKey, meterEventName, localPort: simulator.port, timeoutMs })

/** Creates a plain SDK client, to inspect what Chefin never queries. */
export const sdkOf = (simulator: StripeSimulator) =>
  new Stripe(secretKey, {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })

let checkouts = 0

/** Creates the input of a checkout of the Basic plan by a new owner, with changes. */
export function checkoutInput(changes: Partial<CheckoutInput> = {}): CheckoutInput {
  checkouts += 1
  return {
    ownerId: 'owner-1',
    priceId: 'price_basic',
    overagePriceId: 'price_basic_overage',
    trialDays: undefined,
    buyer: { email: 'ayse@lokanta.example' },
    metadata: {
      price_id: 'price_basic',
      plan_name: 'Basic',
      ai_message_limit: '5000',
      restaurant_limit: '1',
    },
    locale: 'tr',
    successUrl: 'https://chefin.example/dashboard/paymentResult?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://chefin.example/dashboard/paymentResult',
    key: `checkout-${checkouts}`,
    ...changes,
  }
}

/**
 * Creates a checkout and pays it.
 * @returns the ids of the checkout, its subscription and its customer
 */
export async function subscribe(
  simulator: StripeSimulator,
  changes: Partial<CheckoutInput> = {},
): Promise<{ subscriptionId: string; customerId: string; checkoutId: string }> {
  const payments = paymentsOf(simulator)
  const { id: checkoutId } = await payments.createCheckout(checkoutInput(changes))
  await simulator.pay(checkoutId)
  const { subscriptionId, customerId } = (await payments.findCheckout(checkoutId)) ?? {}
  if (!subscriptionId || !customerId) throw new Error('The checkout started no subscription')
  return { subscriptionId, customerId, checkoutId }
}

/** A received webhook request. */
export interface ReceivedWebhook {
  readonly body: string
  readonly signature: string | null
  readonly type: string
  readonly id: string
}

/** Listens for webhooks and responds with the status code that `respond` returns. */
export async function listenForWebhooks(respond: (hook: ReceivedWebhook) => number = () => 200) {
  const receivedWebhooks: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const { id, type } = JSON.parse(body)
      const hook = { body, signature: String(request.headers['stripe-signature']), id, type }
      receivedWebhooks.push(hook)
      response.writeHead(respond(hook)).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/api/stripe-webhook`,
    received: receivedWebhooks,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
