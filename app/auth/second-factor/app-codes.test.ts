import { createOTP } from '@better-auth/utils/otp'
import { expect, test } from 'vitest'
import { findStep } from './app-codes.ts'

// RFC 6238, appendix B, for SHA-1: the time in seconds, and the code of 8 digits.
const key = '12345678901234567890'
const vectors: readonly (readonly [number, string])[] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

test.each(vectors)('at %i s, the code is %s (RFC 6238)', async (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(await createOTP(key, { digits: 8 }).hotp(step)).toBe(code)
  // Codes of 6 digits are the last of these.
  expect(await findStep(key, code.slice(2), step)).toBe(step)
})

test('a code is found in its step, the one before and the one after', async () => {
  const code = '287082'
  const steps = [-1, 0, 1, 2, 3].map((now) => findStep(key, code, now))
  expect(await Promise.all(steps)).toEqual([undefined, 1, 1, 1, undefined])
})

test.each(['', '28708', '2870820', '287083', 'éééééé'])('%j is no code', async (code) => {
  expect(await findStep(key, code, 1)).toBeUndefined()
})
