import { expect, test } from 'vitest'
import { guessRegion } from './guess-region.ts'

test.each([
  ['+90 212 555 00 00', 'Europe/Berlin', 'EUR', 'TR'],
  ['0049 30 555', 'UTC', 'TRY', 'DE'],
  ['', 'Europe/Paris', 'EUR', 'FR'],
  ['', 'America/Los_Angeles', 'USD', 'US-CA'],
  ['', 'America/Los_Angeles', 'GBP', 'GB'],
  ['', 'UTC', 'EUR', 'EU'],
  ['', 'UTC', 'JPY', undefined],
])('%j, %s and %s: %s', (phone, timeZone, currency, region) => {
  expect(guessRegion({ phone, timeZone }, currency)).toBe(region)
})

test('nothing known, nothing guessed', () => {
  expect(guessRegion(null, undefined)).toBeUndefined()
})
