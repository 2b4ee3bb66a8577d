import { z } from 'zod'
import { expand } from '../expand.ts'
import { parseForm } from '../form.ts'
import { newId } from '../ids.ts'
import { catchUp } from '../life/clock.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { catalogue } from './catalogue.ts'
import { checkouts } from './checkouts.ts'
import { customers } from './customers.ts'
import { matchPath, type Endpoint } from './endpoint.ts'
import { portalAndEvents } from './portal-and-events.ts'
import { subscriptions } from './subscriptions.ts'
import { usage } from './usage.ts'

const endpoints: readonly Endpoint[] = [
  ...customers,
  ...catalogue,
  ...checkouts,
  ...subscriptions,
  ...usage,
  ...portalAndEvents,
]

const expandable = z.object({ expand: z.array(z.string()).default([]) }).catch({ expand: [] })

/** One call of the API, as it arrived. */
export interface Call {
  readonly method: string
  readonly path: string
  /** The query of a GET, the body of anything else. */
  readonly form: string
  readonly idempotencyKey: string | undefined
}

export interface Answer {
  readonly status: number
  readonly body: string
  readonly requestId: string
  readonly isReplayed: boolean
}

const oneDay = 86_400

/** Answers one call. Everything in it happens at once, so that no other comes between. */
export function answerCall(world: World, call: Call): Answer {
  const requestId = newId('request')
  catchUp(world)
  try {
    const kept = findKept(world, call)
    if (kept) return { ...kept, requestId, isReplayed: true }
    world.request = { id: requestId, idempotency_key: call.idempotencyKey ?? null }
    const body = JSON.stringify(perform(world, call))
    keep(world, call, { status: 200, body })
    return { status: 200, body, requestId, isReplayed: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: JSON.stringify(error.body), requestId, isReplayed: false }
  } finally {
    world.request = null
  }
}

function perform(world: World, { method, path, form }: Call) {
  for (const one of endpoints) {
    const id = one.method === method ? matchPath(one.path, path) : undefined
    if (id === undefined) continue
    const given = parseForm(form)
    return expand(world, one.answer(world, given, id), expandable.parse(given).expand)
  }
  throw new Refusal(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
}

/** What was answered to the same call under the same key, if it is not a day ago. */
function findKept(world: World, call: Call) {
  if (call.method !== 'POST' || call.idempotencyKey === undefined) return undefined
  const kept = world.state.answers.find(
    (one) => one.key === call.idempotencyKey && one.created > world.now() - oneDay,
  )
  if (kept && kept.request !== requestOf(call)) {
    throw new Refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${kept.key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    )
  }
  return kept
}

/**
 * Keeps the answer for whoever calls again under the same key. A success, and a failure in the
 * middle of the work (500): for Stripe that is an answer too, to be given again.
 */
export function keep(world: World, call: Call, answer: Pick<Answer, 'status' | 'body'>): void {
  if (call.method !== 'POST' || call.idempotencyKey === undefined) return
  const { answers } = world.state
  const firstFresh = answers.findIndex((one) => one.created > world.now() - oneDay)
  answers.splice(0, firstFresh === -1 ? answers.length : firstFresh)
  answers.push({
    key: call.idempotencyKey,
    created: world.now(),
    request: requestOf(call),
    ...answer,
  })
}

const requestOf = ({ method, path, form }: Call) => `${method} ${path} ${form}`
