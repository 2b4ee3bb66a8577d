import { expect, test } from 'vitest'
import { Circuit } from '#app/assistant/circuit.ts'
import type { PlanEvent, Planner } from '#app/assistant/planners/planner.ts'
import { CircuitOpenError, guardWithCircuit } from '#app/assistant/planners/guard-with-circuit.ts'
import { ProviderError } from '#app/assistant/provider-error.ts'
import { withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { collectPlan, planRequest } from './planner-helpers.ts'

const part: PlanEvent = { type: 'part', part: { do: 'talk', act: 'thanks' } }
const settings = { failures: 3, windowMs: Infinity, pauseMs: Infinity, onChange: () => undefined }

/** Counts how many of ten sequential requests reach a planner that behaves like this. */
async function countReached(
  plan: Planner['plan'],
  request = (planner: Planner): Promise<unknown> => collectPlan(planner, planRequest('Soup?')),
): Promise<number> {
  let reached = 0
  const counting: Planner = {
    name: 'scripted',
    plan: (options) => {
      reached++
      return plan(options)
    },
  }
  const planner = guardWithCircuit(counting, new Circuit(settings))
  for (let time = 0; time < 10; time++) await request(planner).catch(() => undefined)
  return reached
}

test.each<[string, Planner['plan']]>([
  [
    'fails before its first part',
    async function* () {
      throw new ProviderError('http_429', '', 429)
    },
  ],
  [
    'fails after its first part',
    async function* () {
      yield part
      throw new ProviderError('length', '')
    },
  ],
])('a planner that %s is skipped after three requests', async (_, plan) => {
  expect(await countReached(plan)).toBe(3)
})

test('a planner that hangs and ignores aborts is skipped', async () => {
  const limits = { firstMs: 60_000, gapMs: 1, totalMs: 60_000 }
  const reached = await countReached(hanging, async (planner) => {
    const plan = (signal: AbortSignal) => planner.plan(planRequest('Soup?', { signal }))
    for await (const planned of withTimeLimits(plan, limits)) expect(planned).toBe(part)
  })
  expect(reached).toBe(3)
})

async function* hanging(): AsyncGenerator<PlanEvent> {
  yield part
  await new Promise<never>(() => undefined)
}

test.each<[string, Planner['plan']]>([
  [
    'succeeds',
    async function* () {
      yield part
    },
  ],
  [
    'rejects the guest’s question',
    async function* () {
      throw new ProviderError('content_filter', '', undefined, { isRequestFault: true })
    },
  ],
  [
    'is interrupted by another error',
    async function* () {
      yield part
      throw new Error('database unavailable')
    },
  ],
])('a planner that %s is never skipped', async (_, plan) => {
  expect(await countReached(plan)).toBe(10)
})

test('a planner whose guests leave is never skipped', async () => {
  const reached = await countReached(hanging, async (planner) => {
    for await (const { type } of planner.plan(planRequest('Soup?'))) if (type === 'part') return
  })
  expect(reached).toBe(10)
})

test('a request while the circuit is open fails immediately', async () => {
  const circuit = new Circuit({ ...settings, failures: 1 })
  circuit.tryEnter()?.fail()
  const planner = guardWithCircuit({ name: 'scripted', plan: hanging }, circuit)
  await expect(collectPlan(planner, planRequest('Soup?'))).rejects.toThrow(CircuitOpenError)
})
