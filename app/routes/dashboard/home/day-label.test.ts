import { expect, test } from 'vitest'
import { dayLabel } from './day-label.ts'

test.each([
  ['2026-11-05', 'en', '05 Nov'],
  ['2026-09-30', 'en', '30 Sep'],
  ['2026-01-01', 'tr', '01 Oca'],
  ['2024-02-29', 'tr', '29 Şub'],
] as const)('%s in %s is %s', (day, locale, label) => {
  expect(dayLabel(day, locale)).toBe(label)
})
