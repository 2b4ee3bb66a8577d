import { z } from 'zod'
import { expand } from '../expand.ts'
import { parseForm } from '../form.ts'
import { newId } from '../ids.ts'
import { runDue } from '../lifecycle/clock.ts'
import { ApiError } from '../api-error.ts'
import type { World } from '../world.ts'
import { catalogue } from './catalogue.ts'
import { checkouts } from './checkouts.ts'
import { customers } from './customers.ts'
import { matchPath, type Endpoint } from './endpoint.ts'
import { portalAndEvents } from './portal-and-events.ts'
import { subscriptionsAndInvoices } from './subscriptions-and-invoices.ts'
import { usage } from './usage.ts'

const endpoints: readonly Endpoint[] = [
  ...customers,
  ...catalogue,
  ...checkouts,
  ...subscriptionsAndInvoices,
  ...usage,
  ...portalAndEvents,
]

const expandable = z.object({ expand: z.array(z.string()).default([]) }).catch({ expand: [] })

/** An API request. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** The query of a GET, the body of any other method. */
  readonly form: string
  readonly idempotencyKey: string | undefined
}

export interface ApiResponse {
  readonly status: number
  readonly body: string
  readonly requestId: string
  readonly isReplayed: boolean
}

const oneDay = 86_400

/** Handles a request synchronously, so that requests never interleave. */
export function handleRequest(world: World, request: ApiRequest): ApiResponse {
  const requestId = newId('request')
  runDue(world)
  try {
    const storedResponse = findStoredResponse(world, request)
    if (storedResponse) return { ...storedResponse, requestId, isReplayed: true }
    world.request = { id: requestId, idempotency_key: request.idempotencyKey ?? null }
    const body = JSON.stringify(runEndpoint(world, request))
    storeResponse(world, request, { status: 200, body })
    return { status: 200, body, requestId, isReplayed: false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: JSON.stringify(error.body), requestId, isReplayed: false }
  } finally {
    world.request = null
  }
}

function runEndpoint(world: World, { method, path, form }: ApiRequest) {
  for (const endpoint of endpoints) {
    const id = endpoint.method === method ? matchPath(endpoint.path, path) : undefined
    if (id === undefined) continue
    const input = parseForm(form)
    return expand(world, endpoint.handle(world, input, id), expandable.parse(input).expand)
  }
  throw new ApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
}

/**
 * Finds the response to the same request with the same idempotency key within the last day.
 * @throws {ApiError} if the key was used for a different request
 */
function findStoredResponse(world: World, request: ApiRequest) {
  if (request.method !== 'POST' || request.idempotencyKey === undefined) return undefined
  const storedResponse = world.state.storedResponses.find(
    ({ key, created }) => key === request.idempotencyKey && created > world.now() - oneDay,
  )
  if (storedResponse && storedResponse.request !== describeRequest(request)) {
    throw new ApiError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${storedResponse.key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    )
  }
  return storedResponse
}

/** Stores the response under its idempotency key. Like Stripe, it stores 500s as well as successes. */
export function storeResponse(
  world: World,
  request: ApiRequest,
  response: Pick<ApiResponse, 'status' | 'body'>,
): void {
  if (request.method !== 'POST' || request.idempotencyKey === undefined) return
  const { storedResponses } = world.state
  const firstFresh = storedResponses.findIndex(({ created }) => created > world.now() - oneDay)
  storedResponses.splice(0, firstFresh === -1 ? storedResponses.length : firstFresh)
  storedResponses.push({
    key: request.idempotencyKey,
    created: world.now(),
    request: describeRequest(request),
    ...response,
  })
}

const describeRequest = ({ method, path, form }: ApiRequest) => `${method} ${path} ${form}`
