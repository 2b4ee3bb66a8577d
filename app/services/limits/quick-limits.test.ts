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

/** The counters as another process has them: with modules of its own. */
async function startProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  const { openLimits } = await import('./index.server.ts')
  openDatabase(database.appUrl, () => undefined, { connections: 2, patienceMs })
  openLimits('a secret of at least 32 characters')
  closing.push(closeDatabase)
  return import('./quick-limits.ts')
}

const limit = { name: 'test', times: 3, seconds: 3_600, messageKey: 'chat_too_many' }
const one = { limit, whom: 'one' }

test('counts up to its limit, and says when the window ends', async () => {
  const { countQuickly } = await startProcess()
  for (let count = 0; count < 3; count++) countQuickly(one)
  const refused = expect.objectContaining({
    kind: 'limit_reached',
    messageKey: 'chat_too_many',
    retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 3_600),
  })
  expect(() => countQuickly(one)).toThrow(refused)
  countQuickly({ limit, whom: 'other' })
})

test('counts nothing at all when any of several is used up', async () => {
  const { countQuickly } = await startProcess()
  const wide = { limit: { ...limit, name: 'wide', times: 4 }, whom: 'all' }
  for (let count = 0; count < 3; count++) countQuickly(one, wide)
  for (let count = 0; count < 5; count++) expect(() => countQuickly(one, wide)).toThrow()
  countQuickly(wide)
  expect(() => countQuickly(wide)).toThrow()
})

test('what is taken back may be counted again, also where it was told before', async () => {
  const { countIfRoom, countQuickly, shareCounts, takeBackQuickly } = await startProcess()
  for (let count = 0; count < 3; count++) countQuickly(one)
  expect(countIfRoom(one)).toBe(false)
  await shareCounts()
  takeBackQuickly(one)
  await shareCounts()
  expect(await database.query('select points from rate_limits')).toEqual([{ points: 2 }])
  expect(countIfRoom(one)).toBe(true)
  expect(countIfRoom(one)).toBe(false)
})

test('two processes share one count, and a new one finds it', async () => {
  const first = await startProcess()
  const second = await startProcess()
  first.countQuickly(one)
  first.countQuickly(one)
  second.countQuickly(one)
  await first.shareCounts()
  await second.shareCounts()
  expect(() => second.countQuickly(one)).toThrow()
  // The first one learns of it when it has something to tell itself.
  first.countQuickly(one)
  await first.shareCounts()
  expect(() => first.countQuickly(one)).toThrow()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(4)
})

test('several processes at once let through little more than the limit, whoever counts where', async () => {
  const wide = { ...one, limit: { ...limit, times: 20 } }
  const processes = await Promise.all([startProcess(), startProcess(), startProcess()])
  let passed = 0
  const ask = async ({ countQuickly, isShareDue, shareCounts }: (typeof processes)[number]) => {
    while (isShareDue(wide)) await shareCounts()
    try {
      countQuickly(wide)
      passed++
    } catch {
      // Used up.
    }
  }
  await Promise.all(processes.flatMap((process) => Array.from({ length: 30 }, () => ask(process))))
  expect(passed).toBeGreaterThanOrEqual(20)
  // Each but one: a quarter of the limit of which the others did not know (README).
  expect(passed).toBeLessThanOrEqual(20 + 2 * 5)
  for (const process of processes) {
    await process.shareCounts()
    expect(process.isShareDue(wide)).toBe(false)
  }
})

test('what could not be told is told with the next', async () => {
  const first = await startProcess()
  first.countQuickly(one)
  await database.query('alter table rate_limits rename to elsewhere')
  await expect(first.shareCounts()).rejects.toThrow()
  await database.query('alter table elsewhere rename to rate_limits')
  first.countQuickly(one)
  await first.shareCounts()
  await first.shareCounts()
  const [row] = await database.query('select sum(points)::int as points from rate_limits')
  expect(row?.['points']).toBe(2)
})
