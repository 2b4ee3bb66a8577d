import { expect, test } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

test('ten codes are created, all different, with the hashes of one salt', async () => {
  const { codes, hashed } = await createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(
    codes.every((code) => /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/.test(code)),
  ).toBe(true)
  expect(await hashRecoveryCode(codes[0] ?? '', hashed.salt)).toBe(hashed.hashes[0])
  expect((await createRecoveryCodes()).hashed.salt).not.toBe(hashed.salt)
})

test.each(['1O0Q-IIl1-aAbB-cCdD', '100q 1111 aabb ccdd', 'İo0qııIlaabbccdd'])(
  '%j is read as its characters are meant',
  async (typed) => {
    expect(await hashRecoveryCode(typed, 'salt')).toBe(
      await hashRecoveryCode('100q-1111-aabb-ccdd', 'salt'),
    )
  },
)
