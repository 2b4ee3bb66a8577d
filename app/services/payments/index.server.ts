import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { PaymentSettings } from '#app/config/payment-settings.server.ts'
import type { PaymentEvent, BillingContext } from '#app/domain/billing/payments.ts'
import { makePlans } from '#app/domain/plans.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { openStripe } from './stripe.ts'

export { WebhookRefusedError } from './webhook-refused-error.ts'

interface PaymentsOptions {
  readonly settings: PaymentSettings
  /** Chefin's public address, without a trailing slash. */
  readonly appUrl: string
  /** The local URL that receives the local Stripe's webhooks. */
  readonly webhookUrl: string
  readonly dataFolder: string
  /** Receives background errors of the local Stripe. */
  readonly onError: (error: unknown) => void
}

interface OpenPayments {
  readonly billing: BillingContext
  readonly webhookSecret: string
  /** Handles /local/stripe while there are no real payments. */
  readonly local: ((request: Request) => Response | Promise<Response>) | undefined
  readonly stop: (() => Promise<void>) | undefined
}

let opened: OpenPayments | undefined

/** Connects to Stripe, or starts the local simulator, which stores its state in the data folder. */
export async function openPayments(options: PaymentsOptions): Promise<void> {
  const { settings } = options
  opened = settings.service === 'stripe' ? openReal(settings) : await openLocal(options)
}

function openReal(settings: PaymentSettings & { readonly service: 'stripe' }): OpenPayments {
  const { webhookSecret } = settings
  const plans = makePlans(settings.prices)
  return {
    billing: { payments: openStripe(settings), plans },
    webhookSecret,
    local: undefined,
    stop: undefined,
  }
}

async function openLocal({
  settings,
  onError,
  ...options
}: PaymentsOptions): Promise<OpenPayments> {
  // Loaded lazily: real payments don't need it.
  const { createStripeSimulator } = await import('#simulators/stripe/index.ts')
  const { meterEventName } = settings
  const plans = makePlans(settings.prices)
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const simulator = await createStripeSimulator({
    folder: join(options.dataFolder, 'stripe'),
    pagesUrl: `${options.appUrl}/local/stripe`,
    secretKey,
    webhookUrl: options.webhookUrl,
    webhookSecret,
    plans: plans.map((plan) => ({ ...plan, name: plan.title, meterEventName })),
    onError,
  })
  return {
    billing: {
      payments: openStripe({ secretKey, meterEventName, localPort: simulator.port }),
      plans,
    },
    webhookSecret,
    local: simulator.fetch,
    stop: simulator.stop,
  }
}

/** Returns the Stripe client and the catalogue of plans. */
export function billingContext(): BillingContext {
  return requireOpened().billing
}

/**
 * Verifies and parses a webhook, which must be signed by Stripe and stamped within five minutes of
 * now.
 * @param body raw, not parsed
 * @param header Stripe-Signature
 * @throws {WebhookRefusedError}
 */
export function readWebhook(body: string, header: string | null, now: Date): PaymentEvent {
  return verifyWebhook(body, header, { secret: requireOpened().webhookSecret, now })
}

/**
 * Returns the handler of the local Stripe's pages, for /local/stripe; undefined with the real one.
 */
export function localStripe(): OpenPayments['local'] {
  return requireOpened().local
}

/**
 * Lists the origins of Stripe's pages that our forms redirect to; the local ones are on our origin.
 */
export function paymentOrigins(): readonly string[] {
  return localStripe() ? [] : ['https://checkout.stripe.com', 'https://billing.stripe.com']
}

/** Stops the local Stripe, whose state is stored. */
export async function closePayments(): Promise<void> {
  await opened?.stop?.()
  opened = undefined
}

function requireOpened(): OpenPayments {
  if (!opened) throw new Error('Payments are not open: call openPayments() first')
  return opened
}
