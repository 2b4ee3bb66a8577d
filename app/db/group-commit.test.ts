import { DatabaseError } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

/**
 * Creates a group commit whose writes record their items, and complete when the test releases them.
 */
function deferredWrites(
  rejectionOf: (items: readonly string[]) => Error | undefined = () => undefined,
) {
  const batches: (readonly string[])[] = []
  const pending: (() => void)[] = []
  const write = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      batches.push(items)
      const rejection = rejectionOf(items)
      pending.push(() => (rejection ? reject(rejection) : resolve()))
    })
  const releaseAll = async () => {
    while (pending.length > 0) {
      pending.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { written: batches, store: groupCommit(write), releaseAll }
}

afterEach(() => vi.useRealTimers())

const databaseError = new DatabaseError('rejected', 0, 'error')

test('items that arrive during a write are written together after it', async () => {
  const { written, store, releaseAll } = deferredWrites()
  const all = ['a', 'b', 'c'].map(store)
  expect(written).toEqual([['a']])
  await releaseAll()
  await Promise.all(all)
  expect(written).toEqual([['a'], ['b', 'c']])
  const later = store('d')
  expect(written.at(-1)).toEqual(['d'])
  await releaseAll()
  await later
})

test('an item that the database rejects fails alone, with its own error', async () => {
  const { written, store, releaseAll } = deferredWrites((items) =>
    items.includes('bad') ? databaseError : undefined,
  )
  const all = Promise.allSettled(['a', 'b', 'bad', 'c'].map(store))
  await releaseAll()
  expect(await all).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { status: 'rejected', reason: databaseError },
    { status: 'fulfilled' },
  ])
  expect(written).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
})

test('while the database is unavailable, the whole group is rejected without retries', async () => {
  const unavailable = new Error('The database did not respond')
  const { written, store, releaseAll } = deferredWrites(() => unavailable)
  const all = Promise.allSettled(['a', 'b', 'c'].map(store))
  await releaseAll()
  expect(
    (await all).every((result) => result.status === 'rejected' && result.reason === unavailable),
  ).toBe(true)
  expect(written).toEqual([['a'], ['b', 'c']])
})

test('a write that waits for a lock does not block later ones', async () => {
  vi.useFakeTimers()
  const { written, store, releaseAll } = deferredWrites()
  const all = ['a', 'b', 'c'].map(store)
  await vi.advanceTimersByTimeAsync(99)
  expect(written).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([['a'], ['b', 'c']])
  vi.useRealTimers()
  await releaseAll()
  await Promise.all(all)
})
