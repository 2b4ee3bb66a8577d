import { formatHours } from '#app/domain/hours/hours-text.ts'
import { linkFields } from '#app/domain/visit/schemas.ts'
import { weekdays, type Visit } from '#app/domain/guest-menu/visit.ts'

/** Returns the values of a visit's form fields by name, as the owner would type them. */
export function visitTexts(visit: Visit | null): Record<string, string> {
  return {
    ...Object.fromEntries(
      weekdays.map((day, index) => [day, formatHours(visit?.hours[index] ?? [])]),
    ),
    phone: visit?.phone ?? '',
    wifiName: visit?.wifiName ?? '',
    wifiKey: visit?.wifiKey ?? '',
    ...Object.fromEntries(linkFields.map((field, index) => [field, visit?.links[index] ?? ''])),
    notice: visit?.notice ?? '',
  }
}
