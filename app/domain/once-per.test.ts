import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('concurrent callers share the work, unless it fails', async () => {
  let count = 0
  let problem: Error | undefined = new Error('no')
  const prepare = oncePer(async () => {
    count++
    await Promise.resolve()
    if (problem) throw problem
  })
  const key = {}
  const failing = Promise.allSettled([prepare(key), prepare(key)])
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(count).toBe(1)
  problem = undefined
  await Promise.all([prepare(key), prepare(key)])
  await prepare(key)
  expect(count).toBe(2)
  await prepare({})
  expect(count).toBe(3)
})
