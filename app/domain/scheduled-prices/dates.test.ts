import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToDate, dateAt, isDate, startOfDate } from './dates.ts'

const hourMs = 3_600_000

/** Reads the date from the text that a clock in the zone would show. */
const shownDate = (timeZone: string, moment: number) =>
  new Date(moment).toLocaleDateString('sv', { timeZone })

/** Walks through the hours around a date until its first quarter of an hour. */
function naiveStart(timeZone: string, date: string): string {
  const midnight = Date.parse(date)
  for (let moment = midnight - 15 * hourMs; ; moment += hourMs / 4) {
    if (shownDate(timeZone, moment) >= date) return new Date(moment).toISOString()
  }
}

const zones = [
  'Africa/Cairo',
  'America/Havana',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Pago_Pago',
]
const anyDate = fc
  .integer({ min: 0, max: 15 * 365 })
  .map((days) => addToDate('2015-01-01', { days }))

describe('the start of a date', () => {
  test.each([
    ['Europe/Istanbul', '2026-12-01', '2026-11-30T21:00:00.000Z'],
    // Clocks go from 0:00 to 1:00.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // They go from 1:00 back to 0:00, which comes twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
    // They go from 24:00 back to 23:00.
    ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('in %s, %s, is %s', (timeZone, date, expected) => {
    expect(startOfDate(timeZone, date).toISOString()).toBe(expected)
  })

  test('is the first moment at which clocks in the zone show it, in 500 cases', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyDate, (timeZone, date) => {
        expect(startOfDate(timeZone, date).toISOString()).toBe(naiveStart(timeZone, date))
      }),
      { numRuns: 500 },
    )
  })

  test('is found on every day on which clocks change', () => {
    for (const timeZone of zones) {
      for (let days = 0; days < 2 * 365; days++) {
        const date = addToDate('2026-01-01', { days })
        const start = startOfDate(timeZone, date).getTime()
        expect(shownDate(timeZone, start)).toBe(date)
        expect(shownDate(timeZone, start - 1) < date).toBe(true)
      }
    }
  })
})

test('a moment has the date that clocks show', () => {
  const moment = fc.integer({ min: Date.UTC(2015), max: Date.UTC(2030) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (timeZone, at) => {
      expect(dateAt(timeZone, at)).toBe(shownDate(timeZone, at))
    }),
    { numRuns: 3_000 },
  )
})

test('only dates of the calendar are dates', () => {
  expect(['2026-12-01', '2028-02-29'].every(isDate)).toBe(true)
  const others = ['', '2026-12-1', '2026-02-29', '2026-13-01', '2026-00-10', '01.12.2026', '+2026']
  expect(others.some(isDate)).toBe(false)
})
