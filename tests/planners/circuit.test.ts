import { expect, test } from 'vitest'
import { Circuit } from '#app/assistant/circuit.ts'
import type { Planned, Planner } from '#app/assistant/planners/planner.ts'
import { ProviderResting, withCircuit } from '#app/assistant/planners/with-circuit.ts'
import { ProviderFailed } from '#app/assistant/provider-failed.ts'
import { withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { planOf, planRequest } from './plan-of.ts'

const part: Planned = { type: 'part', part: { do: 'talk', act: 'thanks' } }
const settings = { failures: 3, windowMs: Infinity, pauseMs: Infinity, onChange: () => undefined }

/** How many of ten sequential guests reach a planner that behaves like this. */
async function askedByTen(
  plan: Planner['plan'],
  read = (planner: Planner): Promise<unknown> => planOf(planner, planRequest('Soup?')),
): Promise<number> {
  let asked = 0
  const counting: Planner = {
    name: 'scripted',
    plan: (request) => {
      asked++
      return plan(request)
    },
  }
  const planner = withCircuit(counting, new Circuit(settings))
  for (let guest = 0; guest < 10; guest++) await read(planner).catch(() => undefined)
  return asked
}

test.each<[string, Planner['plan']]>([
  [
    'fails before its first part',
    async function* () {
      throw new ProviderFailed('http_429', '', 429)
    },
  ],
  [
    'fails after its first part',
    async function* () {
      yield part
      throw new ProviderFailed('length', '')
    },
  ],
])('a planner that %s is skipped after three guests', async (_, plan) => {
  expect(await askedByTen(plan)).toBe(3)
})

test('a planner that stops responding and ignores aborts is skipped', async () => {
  const limits = { firstMs: 60_000, gapMs: 1, totalMs: 60_000 }
  const asked = await askedByTen(silent, async (planner) => {
    const plan = (signal: AbortSignal) => planner.plan(planRequest('Soup?', { signal }))
    for await (const one of withTimeLimits(plan, limits)) expect(one).toBe(part)
  })
  expect(asked).toBe(3)
})

async function* silent(): AsyncGenerator<Planned> {
  yield part
  await new Promise<never>(() => undefined)
}

test.each<[string, Planner['plan']]>([
  [
    'plans',
    async function* () {
      yield part
    },
  ],
  [
    'refuses what this guest asked',
    async function* () {
      throw new ProviderFailed('content_filter', '', undefined, { isRequestsFault: true })
    },
  ],
  [
    'is not to blame',
    async function* () {
      yield part
      throw new Error('the database is away')
    },
  ],
])('a planner is asked by every guest when it %s', async (_, plan) => {
  expect(await askedByTen(plan)).toBe(10)
})

test('a planner whose guest leaves is asked by the next', async () => {
  const asked = await askedByTen(silent, async (planner) => {
    for await (const one of planner.plan(planRequest('Soup?'))) if (one.type === 'part') return
  })
  expect(asked).toBe(10)
})

test('a guest who asks meanwhile gets an answer immediately', async () => {
  const circuit = new Circuit({ ...settings, failures: 1 })
  circuit.tryEnter()?.failed()
  const planner = withCircuit({ name: 'scripted', plan: silent }, circuit)
  await expect(planOf(planner, planRequest('Soup?'))).rejects.toThrow(ProviderResting)
})
