import { Hono } from 'hono'
import { Stripe } from 'stripe'
import { z } from 'zod'
import { handleRequest, storeResponse } from './api/index.ts'
import { controlRoutes } from './control.ts'
import { faultResponse, type Faults } from './faults.ts'
import { checkoutRoutes } from './pages/checkout-page.ts'
import { portalRoutes } from './pages/portal-page.ts'
import { ApiError } from './api-error.ts'
import type { WebhookSender } from './webhooks.ts'
import type { World } from './world.ts'

interface Context {
  readonly world: World
  readonly faults: Faults
  readonly webhooks: WebhookSender
  /** The only valid API key. */
  readonly secretKey: string
  /** Saves the state and wakes the webhook sender. */
  readonly onChange: () => Promise<void>
}

/** Creates the app that serves the API, the pages and the control API. */
export function createSimulatorApp(context: Context): Hono {
  const app = new Hono()
  app.all('/v1/*', ({ req }) => handleApiRequest(context, req.raw))
  app.route('/control', controlRoutes(context))
  app.route('/checkout', checkoutRoutes(context))
  app.route('/portal', portalRoutes(context))
  app.onError((error) => {
    if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
    // Invalid input to a form or the control API.
    if (error instanceof z.ZodError) return Response.json({ error: error.issues }, { status: 400 })
    throw error
  })
  return app
}

const jsonType = { 'Content-Type': 'application/json' }

async function handleApiRequest(context: Context, request: Request): Promise<Response> {
  const { world, faults, secretKey, onChange } = context
  if (request.headers.get('Authorization') !== `Bearer ${secretKey}`) {
    const message = 'Invalid API Key provided.'
    return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 401 })
  }
  const fault = faults.next()
  if (fault?.kind === 'silent') return faults.hang(request.signal)
  const { pathname, search } = new URL(request.url)
  const apiRequest = {
    method: request.method,
    path: pathname.slice(pathname.indexOf('/v1/')),
    form: request.method === 'POST' ? await request.text() : search.slice(1),
    idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
  }
  if (fault?.kind === 'status') {
    const failure = faultResponse(fault.status)
    if (fault.status === 500) storeResponse(world, apiRequest, failure)
    return new Response(failure.body, { status: failure.status, headers: jsonType })
  }
  const response = handleRequest(world, apiRequest)
  await onChange()
  if (fault?.kind === 'lost') return faults.hang(request.signal)
  const headers = {
    ...jsonType,
    'Request-Id': response.requestId,
    'Stripe-Version': Stripe.API_VERSION,
    ...(response.isReplayed && { 'Idempotent-Replayed': 'true' }),
    ...(response.status >= 400 && { 'Stripe-Should-Retry': 'false' }),
  }
  return new Response(response.body, { status: response.status, headers })
}
