import type { Service } from '../guest-menu/service.ts'
import { minuteOfWeek, modulo } from '../hours/open-state.ts'
import { minutesPerDay, minutesPerWeek } from '../hours/minutes.ts'

const minuteMs = 60_000

/**
 * Returns a moment before which `serviceState` doesn't change: the next full minute at which the
 * service begins or ends, or at which a day ends ("tomorrow" becomes "today"). Where clocks change
 * before that, it is an earlier one.
 * @param now in ms since the epoch
 */
export function serviceChangesAt(
  { timeZone, hours }: Pick<Service, 'timeZone' | 'hours'>,
  now: number,
): number {
  const minute = minuteOfWeek(timeZone, now)
  const changes = hours.flatMap((times, day) => [
    day * minutesPerDay,
    ...times.flat().map((time) => day * minutesPerDay + time),
  ])
  const waitFor = (at: number) => modulo(at - minute - 1, minutesPerWeek) + 1
  let wait = Math.min(minutesPerDay, ...changes.map(waitFor))
  const start = Math.floor(now / minuteMs) * minuteMs
  const isUniform = () =>
    minuteOfWeek(timeZone, start + wait * minuteMs) === (minute + wait) % minutesPerWeek
  while (wait > 1 && !isUniform()) wait = Math.floor(wait / 2)
  return start + wait * minuteMs
}
