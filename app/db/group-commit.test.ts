import { DatabaseError } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

/** A write that is let go by hand, and notes what it was given. */
function heldWrites(judge: (items: readonly string[]) => Error | undefined = () => undefined) {
  const written: (readonly string[])[] = []
  const held: (() => void)[] = []
  const write = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      written.push(items)
      const refusal = judge(items)
      held.push(() => (refusal ? reject(refusal) : resolve()))
    })
  const letAllGo = async () => {
    while (held.length > 0) {
      held.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { written, store: groupCommit(write), letAllGo }
}

afterEach(() => vi.useRealTimers())

const refused = new DatabaseError('refused', 0, 'error')

test('what comes while a write is under way is written together after it', async () => {
  const { written, store, letAllGo } = heldWrites()
  const all = ['a', 'b', 'c'].map(store)
  expect(written).toEqual([['a']])
  await letAllGo()
  await Promise.all(all)
  expect(written).toEqual([['a'], ['b', 'c']])
  const later = store('d')
  expect(written.at(-1)).toEqual(['d'])
  await letAllGo()
  await later
})

test('what the database refuses fails alone, and with its own reason', async () => {
  const { written, store, letAllGo } = heldWrites((items) =>
    items.includes('bad') ? refused : undefined,
  )
  const all = Promise.allSettled(['a', 'b', 'bad', 'c'].map(store))
  await letAllGo()
  expect(await all).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { status: 'rejected', reason: refused },
    { status: 'fulfilled' },
  ])
  expect(written).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
})

test('with the database away all are told so at once', async () => {
  const away = new Error('The database did not answer')
  const { written, store, letAllGo } = heldWrites(() => away)
  const all = Promise.allSettled(['a', 'b', 'c'].map(store))
  await letAllGo()
  expect((await all).every((one) => one.status === 'rejected' && one.reason === away)).toBe(true)
  expect(written).toEqual([['a'], ['b', 'c']])
})

test('one that waits for a lock holds up nobody who comes after it', async () => {
  vi.useFakeTimers()
  const { written, store, letAllGo } = heldWrites()
  const all = ['a', 'b', 'c'].map(store)
  await vi.advanceTimersByTimeAsync(99)
  expect(written).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([['a'], ['b', 'c']])
  vi.useRealTimers()
  await letAllGo()
  await Promise.all(all)
})
