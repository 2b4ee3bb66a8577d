import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'

let database: TestDatabase
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.drop()
})

/** Simulates another process, with separate modules. */
async function startProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  const { openLimits } = await import('./index.server.ts')
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  openLimits('a secret of at least 32 characters')
  closing.push(closeDatabase)
  return import('./in-memory-limits.ts')
}

const limit = { name: 'test', times: 3, seconds: 3_600, messageKey: 'chat_too_many' }
const counter = { limit, subject: 'one' }

test('counts up to the limit and reports when the window ends', async () => {
  const { consumeInMemory } = await startProcess()
  for (let count = 0; count < 3; count++) consumeInMemory(counter)
  const limitReached = expect.objectContaining({
    kind: 'limit_reached',
    messageKey: 'chat_too_many',
    retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 3_600),
  })
  expect(() => consumeInMemory(counter)).toThrow(limitReached)
  consumeInMemory({ limit, subject: 'other' })
})

test('counts nothing when any of several counters is used up', async () => {
  const { consumeInMemory } = await startProcess()
  const wide = { limit: { ...limit, name: 'wide', times: 4 }, subject: 'all' }
  for (let count = 0; count < 3; count++) consumeInMemory(counter, wide)
  for (let count = 0; count < 5; count++) expect(() => consumeInMemory(counter, wide)).toThrow()
  consumeInMemory(wide)
  expect(() => consumeInMemory(wide)).toThrow()
})

test('a refund frees room, even after the count was synced', async () => {
  const { tryConsumeInMemory, consumeInMemory, syncCounts, refundInMemory } = await startProcess()
  for (let count = 0; count < 3; count++) consumeInMemory(counter)
  expect(tryConsumeInMemory(counter)).toBe(false)
  await syncCounts()
  refundInMemory(counter)
  await syncCounts()
  expect(await database.query('select points from rate_limits')).toEqual([{ points: 2 }])
  expect(tryConsumeInMemory(counter)).toBe(true)
  expect(tryConsumeInMemory(counter)).toBe(false)
})

test('two processes share one counter through the database', async () => {
  const first = await startProcess()
  const second = await startProcess()
  first.consumeInMemory(counter)
  first.consumeInMemory(counter)
  second.consumeInMemory(counter)
  await first.syncCounts()
  await second.syncCounts()
  expect(() => second.consumeInMemory(counter)).toThrow()
  // The first process learns about it when it syncs its next count.
  first.consumeInMemory(counter)
  await first.syncCounts()
  expect(() => first.consumeInMemory(counter)).toThrow()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(4)
})

test('several processes together admit little more than the limit', async () => {
  const wide = { ...counter, limit: { ...limit, times: 20 } }
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
  // Each process but one may admit a quarter of the limit that the others don't know about
  // (README).
  expect(passed).toBeLessThanOrEqual(20 + 2 * 5)
  for (const process of processes) {
    await process.syncCounts()
    expect(process.isSyncDue(wide)).toBe(false)
  }
})

test('counts that could not be synced are sent with the next sync', async () => {
  const first = await startProcess()
  first.consumeInMemory(counter)
  await database.query('alter table rate_limits rename to unavailable')
  await expect(first.syncCounts()).rejects.toThrow()
  await database.query('alter table unavailable rename to rate_limits')
  first.consumeInMemory(counter)
  await first.syncCounts()
  await first.syncCounts()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(2)
})
