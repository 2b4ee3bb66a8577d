import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openState, weekdayOf, type OpenState } from './open-state.ts'
import type { OpenTime, WeekHours } from '../guest-menu/visit.ts'
import { clockZone, day, momentNearChanges, wallMinute } from './clocks.fixture.ts'

/** Marks every open minute of a week, then walks the clock minute by minute. */
function naiveState(hours: WeekHours, zone: string, now: number): OpenState {
  const isOpen = new Set<number>()
  hours.forEach((times, index) => {
    for (const [opens, closes] of times) {
      for (let minute = opens; minute < closes; minute++)
        isOpen.add((index * day + minute) % (7 * day))
    }
  })
  const start = wallMinute(zone, now)
  const opensAt = (minute: number) => isOpen.has(minute % (7 * day))
  let minute = start
  while (minute <= start + 7 * day && opensAt(minute) === opensAt(start)) minute++
  const isForever = minute > start + 7 * day
  if (opensAt(start)) return { isOpen: true, closes: isForever ? undefined : minute % day || day }
  if (isForever) return { isOpen: false, opens: undefined }
  const weekday = Math.floor(minute / day) % 7
  const inDays = Math.floor(minute / day) - Math.floor(start / day)
  return { isOpen: false, opens: { minute: minute % day, weekday, inDays } }
}

const openTime = fc
  .record({ opens: fc.integer({ min: 0, max: day - 1 }), length: fc.integer({ min: 1, max: day }) })
  .map(({ opens, length }): OpenTime => [opens, opens + length])
const week = fc.array(fc.array(openTime, { maxLength: 2 }), { minLength: 7, maxLength: 7 })

test('agrees with a clock that is walked minute by minute', () => {
  fc.assert(
    fc.property(week, clockZone, momentNearChanges, (hours, timeZone, now) => {
      expect(openState(hours, timeZone, now)).toEqual(naiveState(hours, timeZone, now))
      expect(weekdayOf(timeZone, now)).toBe(Math.floor(wallMinute(timeZone, now) / day) % 7)
    }),
    { numRuns: 400 },
  )
})

describe('a bar in Berlin that opens from 18:00 to 02:30, Tuesday to Saturday, and for lunch on Saturday', () => {
  const evening: OpenTime = [1080, 1590]
  const hours: WeekHours = [
    [],
    [evening],
    [evening],
    [evening],
    [evening],
    [[720, 900], evening],
    [],
  ]
  const at = (iso: string) => openState(hours, 'Europe/Berlin', Date.parse(iso))

  test('is open past midnight', () => {
    expect(at('2026-11-28T23:30+01:00')).toEqual({ isOpen: true, closes: 150 })
    expect(at('2026-11-29T02:29+01:00')).toEqual({ isOpen: true, closes: 150 })
  })
  test('opens on Tuesday if it closed on Sunday morning', () => {
    const opens = { minute: 1080, weekday: 1, inDays: 2 }
    expect(at('2026-11-29T02:30+01:00')).toEqual({ isOpen: false, opens })
  })
  test('is closed between lunch and dinner', () => {
    const opens = { minute: 1080, weekday: 5, inDays: 0 }
    expect(at('2026-11-28T15:00+01:00')).toEqual({ isOpen: false, opens })
  })
  test('closes at 02:30 by the clock in the nights when the clocks change', () => {
    expect(at('2026-03-29T01:59+01:00')).toEqual({ isOpen: true, closes: 150 })
    expect(at('2026-03-29T03:00+02:00')).toMatchObject({ isOpen: false })
    expect(at('2026-10-25T02:29+02:00')).toEqual({ isOpen: true, closes: 150 })
    expect(at('2026-10-25T02:29+01:00')).toEqual({ isOpen: true, closes: 150 })
    expect(at('2026-10-25T02:30+01:00')).toMatchObject({ isOpen: false })
  })
})

test('opening times without a break between them are one', () => {
  const hours: WeekHours = [[[720, 1440]], [[0, 120]], [], [], [], [], []]
  const monday = Date.UTC(2026, 10, 23, 20)
  expect(openState(hours, 'UTC', monday)).toEqual({ isOpen: true, closes: 120 })
})

test('a restaurant may never close, or never open', () => {
  const allDay: WeekHours = Array.from({ length: 7 }, () => [[0, day]])
  expect(openState(allDay, 'UTC', 0)).toEqual({ isOpen: true, closes: undefined })
  expect(openState([], 'UTC', 0)).toEqual({ isOpen: false, opens: undefined })
})
