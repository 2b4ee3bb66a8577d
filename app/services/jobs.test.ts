import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, patienceMs, type TestDatabase } from '../../tests/database.ts'
import type { Job } from './jobs.ts'

let database: TestDatabase
let said: string[]
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  said = []
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await database.drop()
})

const say = (_: object, message: string) => void said.push(message)
const log = { info: say, warn: say, error: say }
const never = new AbortController().signal

/** A process with modules and a pool of its own: does a job if it is due there. */
async function startProcess() {
  vi.resetModules()
  const { closeDatabase, openDatabase } = await import('#app/db/client.ts')
  openDatabase(database.appUrl, () => undefined, { connections: 2, patienceMs })
  closing.push(closeDatabase)
  const { doIfDue } = await import('./jobs.ts')
  return (work: Job['work'], stopping = never) => doIfDue({ name: 'tidy', work }, log, stopping)
}

const row = async () => (await database.query('select * from jobs'))[0]
const secondsUntilDue = async () => {
  const [found] = await database.query(
    'select extract(epoch from due_at - started_at)::float as due from jobs',
  )
  return Number(found?.['due'])
}
/** A busy machine takes its time between beginning a job and settling it. */
const about = (seconds: number) => (value: number) => value > seconds - 0.1 && value < seconds + 4
const makeDue = () => database.query('update jobs set due_at = now()')

/** Work that lasts until the test lets it end. */
function held() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const work = vi.fn<Job['work']>(async () => {
    begun.resolve()
    await end.promise
  })
  return { work, begun: begun.promise, end: end.resolve, fail: end.reject }
}

describe('a job', () => {
  test('is done once an hour, however many processes look at the same moment', async () => {
    const processes = await Promise.all([startProcess(), startProcess(), startProcess()])
    const work = vi.fn<Job['work']>(async () => undefined)
    const lookAll = () =>
      Promise.all([...processes, ...processes, ...processes].map((look) => look(work)))
    await lookAll()
    expect(work).toHaveBeenCalledTimes(1)
    expect(await secondsUntilDue()).toSatisfy(about(3_600))
    await makeDue()
    await lookAll()
    expect(work).toHaveBeenCalledTimes(2)
    expect(said).toEqual(['a job was done', 'a job was done'])
  })

  test('never runs beside itself, however long it lasts, and is due at once after over an hour', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const { work, begun, end } = held()
    const doing = one(work)
    await begun
    await other(work)
    expect(work).toHaveBeenCalledTimes(1)
    await database.query(`update jobs set started_at = now() - interval '3 hours'`)
    end()
    await doing
    await other(work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('that failed is tried again by any process, sooner than in an hour, and less and less often', async () => {
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

  test('whose process died is taken up when its claim is over; the dead one settles nothing', async () => {
    const [dying, other] = [await startProcess(), await startProcess()]
    const { work, begun, end } = held()
    const doing = dying(work)
    await begun
    expect(await secondsUntilDue()).toSatisfy(about(120))
    await makeDue()
    const late = held()
    const taken = other(late.work)
    await late.begun
    const claim = (await row())?.['claim']
    end()
    await doing
    expect(await row()).toMatchObject({ claim })
    expect(await secondsUntilDue()).toSatisfy(about(120))
    late.end()
    await taken
    expect(await secondsUntilDue()).toSatisfy(about(3_600))
  })

  test('is left half-way by a process that stops, and begun anew by another at once', async () => {
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
    expect(said).toEqual(['a job was done'])
  })
})

describe('a job that lasts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('is held on to, and left as soon as another process has it', async () => {
    const look = await startProcess()
    const begun = Promise.withResolvers<AbortSignal>()
    const doing = look(async (signal) => {
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
    await doing
    expect(said).toEqual(['a job was left to another process'])
    expect(await row()).toMatchObject({ failures: 0 })
  })
})
