import { weekdays } from '../guest-menu/visit.ts'
import type { GuestMenu } from '../guest-menu/guest-menu.ts'
import { serviceChangesAt } from './service-changes-at.ts'

/**
 * Returns a moment before which no menu or heading changes its `serviceState`; Infinity if
 * everything is always served.
 * @param now in ms since the epoch
 */
export function menuChangesAt({ categories, menus = [] }: GuestMenu, now: number): number {
  const headings = categories.flatMap((category) => [category, ...category.sections])
  const services = [...menus, ...headings].flatMap(({ service }) => service ?? [])
  const byZone = Map.groupBy(services, ({ timeZone }) => timeZone)
  const moments = [...byZone].map(([timeZone, together]) => {
    const hours = [...weekdays.keys()].map((day) => together.flatMap((one) => one.hours[day] ?? []))
    return serviceChangesAt({ timeZone, hours }, now)
  })
  return Math.min(Infinity, ...moments)
}
