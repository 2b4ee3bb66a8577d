import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { RejectedRequestError } from '#app/http/problem.ts'
import {
  readWebhook,
  billingContext,
  WebhookRefusedError,
} from '#app/services/payments/index.server.ts'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import type { Logger } from '#app/http/log.ts'
import { appHandle } from '#app/ui/app-handle.ts'

export const handle = appHandle({
  // Stripe sends no Origin header: its signature authenticates it. An event may contain a whole
  // invoice.
  policy: { allowsOtherOrigins: true, maxBodyBytes: 512 * 1024 },
})

/**
 * Receives an event. Stripe resends it until it gets a 200, which is sent only once the event is
 * stored.
 */
export const action = jsonRoute({
  POST: async ({ request, log }) => {
    const event = await readEvent(request, log)
    const outcome = await receiveEvent(billingContext(), event)
    if (outcome === 'unowned') {
      const { id, type, subscriptionId } = event
      log.error({ id, type, subscriptionId }, 'no owner has this Stripe subscription')
    }
    return Response.json({ received: true })
  },
})

export const loader = action

async function readEvent(request: Request, log: Logger): Promise<PaymentEvent> {
  // Unchanged, including any byte order mark: the signature covers every byte.
  const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await request.arrayBuffer())
  try {
    return readWebhook(body, request.headers.get('Stripe-Signature'), new Date())
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error
    log.warn({ reason: error.reason }, 'a webhook was refused')
    throw new RejectedRequestError(400, 'webhook_refused')
  }
}
