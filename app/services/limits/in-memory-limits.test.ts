import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, patienceMs, type TestDatabase } from '../../../tests/database.ts'

let database: TestDatabase
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.drop()
})

/** Simulates another process, with its own modules. */
async function startProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  const { openLimits } = await import('./index.server.ts')
  openDatabase(database.appUrl, () => undefined, { connections: 2, patienceMs })
  openLimits('a secret of at least 32 characters')
  closing.push(closeDatabase)
  return import('./in-memory-limits.ts')
}

const limit = { name: 'test', times: 3, seconds: 3_600, messageKey: 'chat_too_many' }
const one = { limit, subject: 'one' }

test('counts up to the limit and reports when the window ends', async () => {
  const { consumeInMemory } = await startProcess()
  for (let count = 0; count < 3; count++) consumeInMemory(one)
  const refused = expect.objectContaining({
    kind: 'limit_reached',
    messageKey: 'chat_too_many',
    retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 3_600),
  })
  expect(() => consumeInMemory(one)).toThrow(refused)
  consumeInMemory({ limit, subject: 'other' })
})

test('counts nothing when any of several counters is used up', async () => {
  const { consumeInMemory } = await startProcess()
  const wide = { limit: { ...limit, name: 'wide', times: 4 }, subject: 'all' }
  for (let count = 0; count < 3; count++) consumeInMemory(one, wide)
  for (let count = 0; count < 5; count++) expect(() => consumeInMemory(one, wide)).toThrow()
  consumeInMemory(wide)
  expect(() => consumeInMemory(wide)).toThrow()
})

test('a refund frees room, also after the count was synced', async () => {
  const { tryConsumeInMemory, consumeInMemory, syncCounts, refundInMemory } = await startProcess()
  for (let count = 0; count < 3; count++) consumeInMemory(one)
  expect(tryConsumeInMemory(one)).toBe(false)
  await syncCounts()
  refundInMemory(one)
  await syncCounts()
  expect(await database.query('select points from rate_limits')).toEqual([{ points: 2 }])
  expect(tryConsumeInMemory(one)).toBe(true)
  expect(tryConsumeInMemory(one)).toBe(false)
})

test('two processes share one counter, and a new process finds it', async () => {
  const first = await startProcess()
  const second = await startProcess()
  first.consumeInMemory(one)
  first.consumeInMemory(one)
  second.consumeInMemory(one)
  await first.syncCounts()
  await second.syncCounts()
  expect(() => second.consumeInMemory(one)).toThrow()
  // The first one learns of it with its next own count.
  first.consumeInMemory(one)
  await first.syncCounts()
  expect(() => first.consumeInMemory(one)).toThrow()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(4)
})

test('several processes together admit little more than the limit', async () => {
  const wide = { ...one, limit: { ...limit, times: 20 } }
  const processes = await Promise.all([startProcess(), startProcess(), startProcess()])
  let passed = 0
  const ask = async ({ consumeInMemory, isSyncDue, syncCounts }: (typeof processes)[number]) => {
    while (isSyncDue(wide)) await syncCounts()
    try {
      consumeInMemory(wide)
      passed++
    } catch {
      // Used up.
    }
  }
  await Promise.all(processes.flatMap((process) => Array.from({ length: 30 }, () => ask(process))))
  expect(passed).toBeGreaterThanOrEqual(20)
  // For each process but one, a quarter of the limit that the others didn't know of (README).
  expect(passed).toBeLessThanOrEqual(20 + 2 * 5)
  for (const process of processes) {
    await process.syncCounts()
    expect(process.isSyncDue(wide)).toBe(false)
  }
})

test('counts that could not be synced are sent with the next sync', async () => {
  const first = await startProcess()
  first.consumeInMemory(one)
  await database.query('alter table rate_limits rename to elsewhere')
  await expect(first.syncCounts()).rejects.toThrow()
  await database.query('alter table elsewhere rename to rate_limits')
  first.consumeInMemory(one)
  await first.syncCounts()
  await first.syncCounts()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(2)
})
