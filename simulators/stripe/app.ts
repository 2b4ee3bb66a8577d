import { Hono } from 'hono'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { answerCall, storeResponse } from './api/index.ts'
import { controlRoutes } from './control.ts'
import { faultAnswer, type Faults } from './faults.ts'
import { checkoutRoutes } from './pages/checkout-page.ts'
import { portalRoutes } from './pages/portal-page.ts'
import { Refusal } from './refusal.ts'
import type { WebhookSender } from './webhooks.ts'
import type { World } from './world.ts'

interface Parts {
  readonly world: World
  readonly faults: Faults
  readonly webhooks: WebhookSender
  /** The only valid API key. */
  readonly secretKey: string
  /** Saves the state and wakes the webhook sender. */
  readonly changed: () => Promise<void>
}

/** The whole simulator as one function from request to response. */
export function createSimulatorApp(parts: Parts): Hono {
  const app = new Hono()
  app.all('/v1/*', (context) => answerApi(parts, context.req.raw))
  app.route('/control', controlRoutes(parts))
  app.route('/checkout', checkoutRoutes(parts))
  app.route('/portal', portalRoutes(parts))
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status })
    // Invalid input to a form or the control API.
    if (error instanceof z.ZodError) return Response.json({ error: error.issues }, { status: 400 })
    throw error
  })
  return app
}

const jsonType = { 'Content-Type': 'application/json' }

async function answerApi(parts: Parts, request: Request): Promise<Response> {
  const { world, faults, secretKey, changed } = parts
  if (request.headers.get('Authorization') !== `Bearer ${secretKey}`) {
    const message = 'Invalid API Key provided.'
    return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 401 })
  }
  const fault = faults.next()
  if (fault?.kind === 'silent') return faults.noAnswer(request.signal)
  const { pathname, search } = new URL(request.url)
  const call = {
    method: request.method,
    path: pathname.slice(pathname.indexOf('/v1/')),
    form: request.method === 'POST' ? await request.text() : search.slice(1),
    idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
  }
  if (fault?.kind === 'status') {
    const failure = faultAnswer(fault.status)
    if (fault.status === 500) storeResponse(world, call, failure)
    return new Response(failure.body, { status: failure.status, headers: jsonType })
  }
  const answer = answerCall(world, call)
  await changed()
  if (fault?.kind === 'lost') return faults.noAnswer(request.signal)
  const headers = {
    ...jsonType,
    'Request-Id': answer.requestId,
    'Stripe-Version': Stripe.API_VERSION,
    ...(answer.isReplayed && { 'Idempotent-Replayed': 'true' }),
    ...(answer.status >= 400 && { 'Stripe-Should-Retry': 'false' }),
  }
  return new Response(answer.body, { status: answer.status, headers })
}
