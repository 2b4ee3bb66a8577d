import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beforeSlices, inSlices } from './in-slices.ts'

/** The time in ms. Only work takes any, so that a busy machine changes nothing. */
let now = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())

/** Takes longer than a slice. */
function work(): void {
  now += 3
}

test('however many jobs run, other work gets a turn after each slice', async () => {
  const done: string[] = []
  const job = (name: string) =>
    inSlices(
      Array.from({ length: 8 }, (_, n) => n),
      (n) => {
        work()
        done.push(name)
        return n
      },
    )
  let isOver = false
  // Another request, which needs a turn of the event loop for each of its steps.
  const turns: number[] = []
  const other = () => {
    turns.push(done.length)
    if (!isOver) globalThis.setImmediate(other)
  }
  globalThis.setImmediate(other)
  const results = await Promise.all([job('a'), job('b'), job('c')])
  isOver = true
  expect(results.map((one) => one.at(-1))).toEqual([7, 7, 7])
  // No two slices share a turn, not even the jobs' first.
  const between = turns.map((count, turn) => count - (turns[turn - 1] ?? 0))
  expect(Math.max(...between)).toBe(1)
  // New jobs and those in progress alternate, whichever of them had the slice before this test.
  const beforeLast = done.slice(0, done.indexOf('c'))
  expect(beforeLast.length).toBeLessThan(6)
  expect(beforeLast.filter((name) => name === 'a').length).toBeGreaterThan(1)
})

test('a short job needn’t wait for long ones', async () => {
  let slices = 0
  const long = [1, 2, 3].map(() =>
    inSlices(Array.from({ length: 8 }), () => {
      work()
      slices++
    }),
  )
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  const before = slices
  await inSlices([1, 2, 3], () => undefined)
  expect(slices - before).toBeLessThan(2)
  expect(before).toBeLessThan(20)
  await Promise.all(long)
})

test('a failure rejects only its own job', async () => {
  const failing = inSlices([1, 2], () => {
    work()
    throw new Error('no')
  })
  const running = inSlices([1, 2, 3], (n) => {
    work()
    return n
  })
  await expect(failing).rejects.toThrow('no')
  expect(await running).toEqual([1, 2, 3])
})

describe('short work', () => {
  // Holds and pauses end only when a test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Starts four long jobs, each item of which takes a slice. */
  function flood() {
    const flooding = { slices: 0 }
    const job = () =>
      inSlices(Array.from({ length: 8 }), () => {
        work()
        flooding.slices++
      })
    return { flooding, ended: Promise.all([job(), job(), job(), job()]) }
  }

  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await setImmediate()
  }

  /** Ends the pause that follows short work. */
  const endPause = async () => {
    while (vi.getTimerCount() === 0) await setImmediate()
    vi.runOnlyPendingTimers()
  }

  test('is done before any further slice, however many turns it takes', async () => {
    const { flooding, ended } = flood()
    await turns(3)
    const before = flooding.slices
    expect(before).toBeGreaterThan(1)
    await Promise.all([beforeSlices(() => turns(20)), beforeSlices(() => turns(40))])
    expect(flooding.slices).toBe(before)
    await endPause()
    await ended
    expect(flooding.slices).toBe(32)
  })

  test('pauses the jobs in progress once, but no new job', async () => {
    const { flooding, ended } = flood()
    await turns(5)
    await beforeSlices(() => turns(1))
    await turns(5)
    const before = flooding.slices
    // The second of them doesn't fit into this turn.
    await Promise.all([inSlices([1], work), inSlices([1], work)])
    await turns(5)
    expect(flooding.slices).toBe(before)
    await endPause()
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that fails does not stop the slices', async () => {
    const { ended } = flood()
    const failing = beforeSlices(async () => {
      await turns(2)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await endPause()
    await ended
  })

  test('holds back each slice for a few milliseconds only, so that the jobs end too', async () => {
    const { flooding, ended } = flood()
    const { promise, resolve } = Promise.withResolvers<void>()
    const endless = beforeSlices(() => promise)
    await turns(5)
    const before = flooding.slices
    for (let slice = 1; slice <= 3; slice++) {
      vi.advanceTimersByTime(5)
      await turns(5)
      expect(flooding.slices).toBe(before + slice)
    }
    resolve()
    await endless
    await endPause()
    await ended
  })

  test('that keeps arriving leaves a slice to the jobs in progress after each pause', async () => {
    const { flooding, ended } = flood()
    await turns(5)
    await beforeSlices(() => turns(1))
    await turns(5)
    const before = flooding.slices
    for (let slice = 1; slice <= 3; slice++) {
      await beforeSlices(() => turns(1))
      await endPause()
      await beforeSlices(() => turns(1))
      await turns(5)
      expect(flooding.slices).toBe(before + slice)
    }
    await endPause()
    await ended
  })
})
