import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Service } from '../guest-menu/service.ts'
import type { OpenTime, WeekHours } from '../guest-menu/visit.ts'
import { clockZone, day, momentNearChanges, wallMinute } from '../hours/clocks.fixture.ts'
import { serviceChangesAt } from './service-changes-at.ts'
import { serviceState, type ServiceState } from './service-state.ts'
import { withinService } from './within-service.ts'
import { caseCount } from '../../../tests/case-count.ts'

const numRuns = caseCount(100_000)

/** Whether a minute of the wall clock lies within the times of its day, or of the night before. */
function isWithin(hours: WeekHours, minute: number): boolean {
  const today = Math.floor(minute / day) % 7
  const time = minute % day
  const covers = (weekday: number, at: number) =>
    (hours[weekday] ?? []).some(([opens, closes]) => opens <= at && at < closes)
  return covers(today, time) || covers((today + 6) % 7, time + day)
}

/** Walks the wall clock minute by minute until the service begins. */
function naiveState({ hours, outside }: Service, minute: number): ServiceState {
  if (isWithin(hours, minute)) return { isServed: true }
  const isHidden = outside === 'hidden'
  for (let at = minute; at <= minute + 7 * day; at++) {
    if (!isWithin(hours, at)) continue
    const weekday = Math.floor(at / day) % 7
    const inDays = Math.floor(at / day) - Math.floor(minute / day)
    return { isServed: false, isHidden, from: { minute: at % day, weekday, inDays } }
  }
  return { isServed: false, isHidden, from: undefined }
}

const time = fc
  .record({ opens: fc.integer({ min: 0, max: day - 1 }), length: fc.integer({ min: 1, max: day }) })
  .map(({ opens, length }): OpenTime => [opens, opens + length])
const hours = fc.array(fc.array(time, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
const outside = fc.constantFrom('hidden' as const, 'shown' as const)
const service = fc.record({ timeZone: clockZone, hours, outside })

test('agrees with a clock that is walked minute by minute', () => {
  fc.assert(
    fc.property(service, momentNearChanges, (anyService, now) => {
      const expected = naiveState(anyService, wallMinute(anyService.timeZone, now))
      expect(serviceState(anyService, now)).toEqual(expected)
    }),
    { numRuns },
  )
})

test('does not change before the moment it is said to, whatever the clocks do', () => {
  fc.assert(
    fc.property(
      service,
      momentNearChanges,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (anyService, now, part) => {
        const until = serviceChangesAt(anyService, now)
        expect(until).toBeGreaterThan(now)
        const later = now + Math.floor((until - now - 1) * part)
        expect(serviceState(anyService, later)).toEqual(
          naiveState(anyService, wallMinute(anyService.timeZone, now)),
        )
      },
    ),
    { numRuns },
  )
})

test('a sub-category is served while it and its main category are', () => {
  fc.assert(
    fc.property(service, hours, outside, momentNearChanges, (main, subHours, subOutside, now) => {
      const sub = { ...main, hours: subHours, outside: subOutside }
      const minute = wallMinute(main.timeZone, now)
      const isServed = isWithin(main.hours, minute) && isWithin(subHours, minute)
      const state = serviceState(withinService(main, sub), now)
      expect(state.isServed).toBe(isServed)
      if (!state.isServed) expect(state.isHidden).toBe(subOutside === 'hidden')
    }),
    { numRuns },
  )
})

test('a sub-category is served while its menu and its main category are, too', () => {
  fc.assert(
    fc.property(service, hours, hours, momentNearChanges, (menu, mainHours, subHours, now) => {
      const main = withinService(menu, { ...menu, hours: mainHours })
      const sub = withinService(main, { ...menu, hours: subHours })
      const minute = wallMinute(menu.timeZone, now)
      const levels = [menu.hours, mainHours, subHours]
      const isServed = levels.every((level) => isWithin(level, minute))
      expect(serviceState(sub, now).isServed).toBe(isServed)
    }),
    { numRuns },
  )
})

describe('Friday and Saturday from 18:00 to 02:00 in Berlin', () => {
  const evening: OpenTime[] = [[1080, 1560]]
  const bar: Service = {
    timeZone: 'Europe/Berlin',
    hours: [[], [], [], [], evening, evening, []],
    outside: 'shown',
  }
  const at = (iso: string) => serviceState(bar, Date.parse(iso))
  const from = (weekday: number, inDays: number) => ({
    isServed: false,
    isHidden: false,
    from: { minute: 1080, weekday, inDays },
  })
  test('is served past midnight', () => {
    expect(at('2026-11-27T17:59+01:00')).toEqual(from(4, 0))
    expect(at('2026-11-27T18:00+01:00')).toEqual({ isServed: true })
    expect(at('2026-11-29T01:59+01:00')).toEqual({ isServed: true })
    expect(at('2026-11-29T02:00+01:00')).toEqual(from(4, 5))
  })
  test('ends at 02:00 by the clock in the nights when the clocks change', () => {
    expect(at('2026-03-29T01:59+01:00')).toEqual({ isServed: true })
    expect(at('2026-03-29T03:00+02:00')).toMatchObject({ isServed: false })
    expect(at('2026-10-25T01:59+02:00')).toEqual({ isServed: true })
    expect(at('2026-10-25T02:00+02:00')).toMatchObject({ isServed: false })
  })
  test('without a service, something is always served', () => {
    expect(serviceState(undefined, 0)).toEqual({ isServed: true })
    expect(withinService(undefined, undefined)).toBeUndefined()
    expect(withinService(bar, undefined)).toBe(bar)
    expect(withinService(undefined, bar)).toBe(bar)
  })
  test('changes when it begins and ends, at midnight, and, when the clocks change, on time', () => {
    const changes = (iso: string) => new Date(serviceChangesAt(bar, Date.parse(iso))).toISOString()
    expect(changes('2026-11-27T17:59:30+01:00')).toBe('2026-11-27T17:00:00.000Z')
    expect(changes('2026-11-28T23:30+01:00')).toBe('2026-11-28T23:00:00.000Z')
    expect(changes('2026-11-29T00:00+01:00')).toBe('2026-11-29T01:00:00.000Z')
    // At 01:59, 02:00 is a minute away, though the clock then shows 03:00.
    expect(changes('2026-03-29T01:59+01:00')).toBe('2026-03-29T01:00:00.000Z')
  })
})
