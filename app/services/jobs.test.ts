import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../tests/database.ts'
import type { Job } from './jobs.ts'

let database: TestDatabase
let logLines: string[]
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  logLines = []
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.drop()
})

const push = (_: object, message: string) => void logLines.push(message)
const log = { info: push, warn: push, error: push }
const never = new AbortController().signal

/**
 * Simulates a process with separate modules and a pool.
 * @returns a function that runs a job if it is due
 */
async function startProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  closing.push(closeDatabase)
  const { runIfDue } = await import('./jobs.ts')
  return (work: Job['work'], stopping = never) => runIfDue({ name: 'tidy', work }, log, stopping)
}

const row = async () => (await database.query('select * from jobs'))[0]
const secondsUntilDue = async () => {
  const [found] = await database.query(
    'select extract(epoch from due_at - started_at)::float as due from jobs',
  )
  return Number(found?.['due'])
}
/** Allows for a busy machine, which takes a while between starting and settling a job. */
const about = (seconds: number) => (value: number) => value > seconds - 0.1 && value < seconds + 4
const makeDue = () => database.query('update jobs set due_at = now()')

/** Work that runs until the test ends it. */
function controlledWork() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const work = vi.fn<Job['work']>(async () => {
    begun.resolve()
    await end.promise
  })
  return { work, begun: begun.promise, end: end.resolve, fail: end.reject }
}

describe('a job', () => {
  test('runs once an hour, however many processes check at the same moment', async () => {
    const processes = await Promise.all([startProcess(), startProcess(), startProcess()])
    const work = vi.fn<Job['work']>(async () => undefined)
    const runInAll = () =>
      Promise.all([...processes, ...processes, ...processes].map((run) => run(work)))
    await runInAll()
    expect(work).toHaveBeenCalledTimes(1)
    expect(await secondsUntilDue()).toSatisfy(about(3_600))
    await makeDue()
    await runInAll()
    expect(work).toHaveBeenCalledTimes(2)
    expect(logLines).toEqual(['a job was done', 'a job was done'])
  })

  test('never runs twice at a time, however long it takes; after more than an hour it is due at once', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const { work, begun, end } = controlledWork()
    const running = one(work)
    await begun
    await other(work)
    expect(work).toHaveBeenCalledTimes(1)
    await database.query(`update jobs set started_at = now() - interval '3 hours'`)
    end()
    await running
    await other(work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('that failed is retried by any process, within the hour and with growing pauses', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const fails = () => Promise.reject(new Error('no'))
    await one(fails)
    expect(await row()).toMatchObject({ failures: 1, last_error: 'Error', succeeded_at: null })
    expect(await secondsUntilDue()).toSatisfy(about(5))
    await makeDue()
    await other(fails)
    expect(await secondsUntilDue()).toSatisfy(about(10))
    await makeDue()
    await one(async () => undefined)
    expect(await row()).toMatchObject({
      failures: 0,
      last_error: null,
      succeeded_at: expect.any(Date),
    })
  })

  test('whose claim has expired is taken over, and no longer settled by the first process', async () => {
    const [dying, other] = [await startProcess(), await startProcess()]
    const { work, begun, end } = controlledWork()
    const abandoned = dying(work)
    await begun
    expect(await secondsUntilDue()).toSatisfy(about(120))
    await makeDue()
    const late = controlledWork()
    const takeover = other(late.work)
    await late.begun
    const claim = (await row())?.['claim']
    end()
    await abandoned
    expect(await row()).toMatchObject({ claim })
    expect(await secondsUntilDue()).toSatisfy(about(120))
    late.end()
    await takeover
    expect(await secondsUntilDue()).toSatisfy(about(3_600))
  })

  test('is released by a process that stops, and restarted by another immediately', async () => {
    const [stopped, other] = [await startProcess(), await startProcess()]
    const stopping = new AbortController()
    await stopped(async (signal) => {
      stopping.abort()
      signal.throwIfAborted()
    }, stopping.signal)
    expect(await row()).toMatchObject({ failures: 0 })
    const work = vi.fn<Job['work']>(async () => undefined)
    await other(work)
    expect(work).toHaveBeenCalledTimes(1)
    expect(logLines).toEqual(['a job was done'])
  })
})

describe('a long job', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('has its claim extended, and is aborted once another process has claimed it', async () => {
    const run = await startProcess()
    const begun = Promise.withResolvers<AbortSignal>()
    const running = run(async (signal) => {
      begun.resolve(signal)
      await new Promise((_, reject) => signal.addEventListener('abort', reject))
    })
    const signal = await begun.promise
    await database.query(`update jobs set due_at = now() + interval '9 seconds'`)
    vi.advanceTimersByTime(30_000)
    await expect.poll(secondsUntilDue).toBeGreaterThan(100)
    expect(signal.aborted).toBe(false)
    await database.query('update jobs set claim = gen_random_uuid()')
    vi.advanceTimersByTime(30_000)
    await running
    expect(logLines).toEqual(['a job was left to another process'])
    expect(await row()).toMatchObject({ failures: 0 })
  })
})
