import type { Service } from '../guest-menu/service.ts'
import type { OpenTime, WeekHours } from '../guest-menu/visit.ts'
import { modulo } from '../hours/open-state.ts'
import { minutesPerDay, minutesPerWeek } from '../hours/minutes.ts'

/**
 * Returns the service of something within something else, such as a sub-category within its main
 * category: it is served while both are. At other times, guests see it as its own service says, if it
 * has one.
 * @param outer undefined for always
 * @param inner undefined for always
 */
export function withinService(
  outer: Service | undefined,
  inner: Service | undefined,
): Service | undefined {
  if (!outer || !inner) return inner ?? outer
  return { ...inner, hours: intersectHours(outer.hours, inner.hours) }
}

interface Span {
  /** The start in minutes since Monday 00:00. */
  readonly start: number
  readonly end: number
}

function intersectHours(one: WeekHours, other: WeekHours): WeekHours {
  const week: OpenTime[][] = Array.from({ length: 7 }, () => [])
  for (const a of spansOf(one)) {
    for (const b of spansOf(other)) {
      // Sunday night may reach into the other's Monday.
      for (const shift of [-minutesPerWeek, 0, minutesPerWeek]) {
        const start = Math.max(a.start, b.start + shift)
        const length = Math.min(a.end, b.end + shift) - start
        if (length <= 0) continue
        const day = Math.floor(modulo(start, minutesPerWeek) / minutesPerDay)
        const opens = modulo(start, minutesPerDay)
        week[day]?.push([opens, opens + length])
      }
    }
  }
  return week.map((times) => times.toSorted(([a], [b]) => a - b))
}

const spansOf = (hours: WeekHours): Span[] =>
  hours.flatMap((times, day) =>
    times.map(([opens, closes]) => ({
      start: day * minutesPerDay + opens,
      end: day * minutesPerDay + closes,
    })),
  )
