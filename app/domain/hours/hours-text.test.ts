import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOverlap, formatHours, parseHours } from './hours-text.ts'
import type { OpenTime } from '../guest-menu/visit.ts'

test.each<[string, ReturnType<typeof parseHours>]>([
  [
    '12:00–15:00, 18:00–02:00',
    [
      [720, 900],
      [1080, 1560],
    ],
  ],
  [
    '18.00-02.00; 12-15',
    [
      [720, 900],
      [1080, 1560],
    ],
  ],
  ['9:30 — 24:00', [[570, 1440]]],
  ['18:00-00:00', [[1080, 1440]]],
  ['00:00–24:00', [[0, 1440]]],
  ['00:00–00:00', [[0, 1440]]],
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
])('reads “%s”', (text, expected) => expect(parseHours(text)).toEqual(expected))

test('reads what it writes', () => {
  const day = 1_440
  // The break between two opening times, which never overlap.
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: day - 1 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(cuts, fc.integer({ min: 1, max: day }), (unsorted, length) => {
      const [first = 0, second = 0, third = 0] = unsorted.toSorted((a, b) => a - b)
      const times: OpenTime[] = [
        [first, second],
        [third, third + length],
      ]
      expect(parseHours(formatHours(times))).toEqual(times)
    }),
  )
})

test('finds a day that opens before the day before has closed, across the week’s end too', () => {
  const late: OpenTime[] = [[1080, 1560]]
  const early: OpenTime[] = [[60, 600]]
  const closed: OpenTime[][] = [[], [], [], [], []]
  expect(findOverlap([late, early, ...closed])).toEqual({ day: 1, closes: '02:00' })
  expect(findOverlap([early, [], [], [], [], [], late])).toEqual({ day: 0, closes: '02:00' })
  expect(findOverlap([late, [[120, 600]], ...closed])).toBeUndefined()
})
