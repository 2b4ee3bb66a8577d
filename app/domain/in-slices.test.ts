import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

/** Longer than a slice, without a look at what time it is for anybody else. */
function work(): void {
  const end = performance.now() + 3
  while (performance.now() < end);
}

test('however many jobs run, others have their turn after each slice', async () => {
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
  // Another request, which needs a turn of the loop for each of its steps.
  const turns: number[] = []
  const other = () => {
    turns.push(done.length)
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const results = await Promise.all([job('a'), job('b'), job('c')])
  isOver = true
  expect(results.map((one) => one.at(-1))).toEqual([7, 7, 7])
  // Each begins at once; after that no two slices stand in one turn.
  const between = turns.map((count, turn) => count - (turns[turn - 1] ?? 3))
  expect(Math.max(...between)).toBe(1)
  expect(done.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
})

test('what fails is thrown to who asked for it, and the others go on', async () => {
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
