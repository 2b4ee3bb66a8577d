import { expect, test } from 'vitest'
import { LimitReachedError } from '../errors.ts'
import { maxReadings } from './limits.ts'
import { whileReading } from './while-reading.ts'

const { perOwner, perProcess } = maxReadings

/** Starts readings that last until they are ended. */
function start(owners: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = owners.map((owner) => whileReading(owner, () => promise))
  return {
    async end() {
      resolve()
      await Promise.all(all)
    },
  }
}
const read = (owner: string) => whileReading(owner, async () => owner)
const limitError = (key: string) => ({ constructor: LimitReachedError, messageKey: key })

test('an owner’s menus are read up to a limit, and again once one is read or has failed', async () => {
  const { end } = start(Array.from({ length: perOwner }, () => 'a'))
  await expect(read('a')).rejects.toMatchObject(limitError('import_busy'))
  expect(await read('b')).toBe('b')
  await end()
  const broken = () => Promise.reject(new Error('broken'))
  for (let times = 0; times < perProcess; times++) {
    await expect(whileReading('a', broken)).rejects.toThrow('broken')
  }
  expect(await read('a')).toBe('a')
})

test('a process reads only so many menus at a time', async () => {
  const { end } = start(Array.from({ length: perProcess }, (_, index) => `owner ${index}`))
  await expect(read('another')).rejects.toMatchObject(limitError('imports_busy'))
  await end()
  expect(await read('another')).toBe('another')
})
