import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { PaymentSettings } from '#app/config/payment-settings.server.ts'
import type { PaymentEvent, Shop } from '#app/domain/billing/payments.ts'
import { makePlans } from '#app/domain/plans.ts'
import { readWebhook as readSigned } from './read-webhook.ts'
import { openStripe } from './stripe.ts'

export { WebhookRefused } from './webhook-refused.ts'

interface Opening {
  readonly settings: PaymentSettings
  /** Chefin's public address, without a trailing slash. */
  readonly appUrl: string
  /** Where Chefin listens on this machine for what the local Stripe has to tell. */
  readonly webhookUrl: string
  readonly dataFolder: string
  /** What went wrong in the local Stripe's background. */
  readonly onError: (error: unknown) => void
}

interface Opened {
  readonly shop: Shop
  readonly webhookSecret: string
  /** Answers for /local/stripe while nobody takes real payments. */
  readonly local: ((request: Request) => Response | Promise<Response>) | undefined
  readonly stop: (() => Promise<void>) | undefined
}

let opened: Opened | undefined

/** Opens the way to Stripe, or starts the local one, which keeps its state in the data folder. */
export async function openPayments(opening: Opening): Promise<void> {
  const { settings } = opening
  opened = settings.service === 'stripe' ? openReal(settings) : await openLocal(opening)
}

function openReal(settings: PaymentSettings & { readonly service: 'stripe' }): Opened {
  const { webhookSecret } = settings
  const plans = makePlans(settings.prices)
  return {
    shop: { payments: openStripe(settings), plans },
    webhookSecret,
    local: undefined,
    stop: undefined,
  }
}

async function openLocal({ settings, onError, ...opening }: Opening): Promise<Opened> {
  // Only where it is needed: with real payments none of it is loaded.
  const { createStripeSimulator } = await import('#simulators/stripe/index.ts')
  const { meterEventName } = settings
  const plans = makePlans(settings.prices)
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const simulator = await createStripeSimulator({
    folder: join(opening.dataFolder, 'stripe'),
    pagesUrl: `${opening.appUrl}/local/stripe`,
    secretKey,
    webhookUrl: opening.webhookUrl,
    webhookSecret,
    plans: plans.map((plan) => ({ ...plan, name: plan.title, meterEventName })),
    onError,
  })
  return {
    shop: { payments: openStripe({ secretKey, meterEventName, localPort: simulator.port }), plans },
    webhookSecret,
    local: simulator.fetch,
    stop: simulator.stop,
  }
}

/** What Chefin may ask of Stripe, and what it sells there. */
export function shop(): Shop {
  return requireOpened().shop
}

/**
 * Reads a webhook: signed by Stripe, and stamped within five minutes of now.
 * @param body as it came, not parsed
 * @param header Stripe-Signature
 * @throws {WebhookRefused}
 */
export function readWebhook(body: string, header: string | null, now: Date): PaymentEvent {
  return readSigned(body, header, { secret: requireOpened().webhookSecret, now })
}

/** The local Stripe's pages, to be mounted at /local/stripe; nothing with the real one. */
export function localStripe(): Opened['local'] {
  return requireOpened().local
}

/** The origins of Stripe's own pages, to which our forms lead; the local ones are at ours. */
export function paymentOrigins(): readonly string[] {
  return localStripe() ? [] : ['https://checkout.stripe.com', 'https://billing.stripe.com']
}

/** Ends the local Stripe, and keeps what it knows. */
export async function closePayments(): Promise<void> {
  await opened?.stop?.()
  opened = undefined
}

function requireOpened(): Opened {
  if (!opened) throw new Error('Payments are not open: call openPayments() first')
  return opened
}
