import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

/** Blocks the event loop for longer than a slice. */
function work(): void {
  const end = performance.now() + 3
  while (performance.now() < end);
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
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const results = await Promise.all([job('a'), job('b'), job('c')])
  isOver = true
  expect(results.map((one) => one.at(-1))).toEqual([7, 7, 7])
  // The first slice of each runs immediately; after that, no two slices share a turn.
  const between = turns.map((count, turn) => count - (turns[turn - 1] ?? 3))
  expect(Math.max(...between)).toBe(1)
  expect(done.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
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
