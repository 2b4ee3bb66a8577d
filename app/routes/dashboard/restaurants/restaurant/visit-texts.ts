import { formatHours } from '#app/domain/hours/hours-text.ts'
import { linkFields } from '#app/domain/visit/schemas.ts'
import { weekdays, type Visit } from '#app/domain/guest-menu/visit.ts'

/** The texts of a visit's form by field, as the owner would type them. */
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
