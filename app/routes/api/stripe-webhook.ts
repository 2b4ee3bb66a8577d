import { receiveEvent } from '#app/domain/billing/receive-event.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { RejectedRequest } from '#app/http/problem.ts'
import { readWebhook, shop, WebhookRefused } from '#app/services/payments/index.server.ts'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import type { Logger } from '#app/http/log.ts'

/** What Stripe tells. It hears 200 only for what is stored, and tells all else again. */
export const action = jsonRoute({
  POST: async ({ request, log }) => {
    const event = await readEvent(request, log)
    const outcome = await receiveEvent(shop(), event)
    if (outcome === 'unowned') {
      const { id, type, subscriptionId } = event
      log.error({ id, type, subscriptionId }, 'a subscription at Stripe belongs to nobody here')
    }
    return Response.json({ received: true })
  },
})

export const loader = action

async function readEvent(request: Request, log: Logger): Promise<PaymentEvent> {
  // As it came, a byte order mark too: the signature is of every byte.
  const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await request.arrayBuffer())
  try {
    return readWebhook(body, request.headers.get('Stripe-Signature'), new Date())
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error
    log.warn({ reason: error.reason }, 'a webhook was refused')
    throw new RejectedRequest(400, 'webhook_refused')
  }
}
