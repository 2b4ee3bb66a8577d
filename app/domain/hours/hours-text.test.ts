import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOverlap, formatHours, parseHours } from './hours-text.ts'
import type { OpenTime } from '../guest-menu/visit.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes

test.each<[string, ReturnType<typeof parseHours>]>([
  [
    '12:00–15:00, 18:00–02:00',
    [
      [at(12), at(15)],
      [at(18), at(26)],
    ],
  ],
  [
    '18.00-02.00; 12-15',
    [
      [at(12), at(15)],
      [at(18), at(26)],
    ],
  ],
  ['9:30 — 24:00', [[at(9, 30), at(24)]]],
  ['18:00-00:00', [[at(18), at(24)]]],
  ['00:00–24:00', [[0, at(24)]]],
  ['00:00–00:00', [[0, at(24)]]],
  ['', []],
  [' Closed ', []],
  ['KAPALI', []],
  ['12:00', 'hours_malformed'],
  ['12:00–25:00', 'hours_malformed'],
  ['12:60–15:00', 'hours_malformed'],
  ['24:00–02:00', 'hours_malformed'],
  ['12:00–15:00,', 'hours_malformed'],
  ['noon–3 pm', 'hours_malformed'],
  ['8-10, 12-14, 18-22', 'hours_too_many'],
  ['12:00–15:00, 14:00–22:00', 'hours_overlap'],
  ['12:00–02:00, 18:00–22:00', 'hours_overlap'],
])('parses or rejects “%s”', (text, expected) => expect(parseHours(text)).toEqual(expected))

test('parseHours parses what formatHours returns', () => {
  const day = 1_440
  // The first opening and closing time, and the second opening time.
  const boundaries = fc.uniqueArray(fc.integer({ min: 0, max: day - 1 }), {
    minLength: 3,
    maxLength: 3,
  })
  fc.assert(
    fc.property(boundaries, fc.integer({ min: 1, max: day }), (unsorted, length) => {
      const [first = 0, second = 0, third = 0] = unsorted.toSorted((a, b) => a - b)
      const times: OpenTime[] = [
        [first, second],
        [third, third + length],
      ]
      expect(parseHours(formatHours(times))).toEqual(times)
    }),
  )
})

test('finds a day that opens before the previous day has closed, also from Sunday to Monday', () => {
  const late: OpenTime[] = [[at(18), at(26)]]
  const early: OpenTime[] = [[at(1), at(10)]]
  const otherDays: OpenTime[][] = [[], [], [], [], []]
  expect(findOverlap([late, early, ...otherDays])).toEqual({ day: 1, closes: '02:00' })
  expect(findOverlap([early, [], [], [], [], [], late])).toEqual({ day: 0, closes: '02:00' })
  expect(findOverlap([late, [[at(2), at(10)]], ...otherDays])).toBeUndefined()
})
