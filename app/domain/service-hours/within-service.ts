import type { Service } from '../guest-menu/service.ts'
import type { OpenTime, WeekHours } from '../guest-menu/visit.ts'
import { minutesPerDay, minutesPerWeek, modulo } from '../hours/open-state.ts'

/**
 * Returns when a sub-category is served: while its main category is, too. What guests see of it at
 * other times is its own choice, if it has any.
 * @param main undefined for always
 * @param own undefined for always
 */
export function withinService(
  main: Service | undefined,
  own: Service | undefined,
): Service | undefined {
  if (!main || !own) return own ?? main
  return { ...own, hours: intersectHours(main.hours, own.hours) }
}

interface Span {
  /** In minutes since Monday 00:00. */
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
