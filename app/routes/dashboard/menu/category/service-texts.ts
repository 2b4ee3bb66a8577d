import type { Service } from '#app/domain/guest-menu/service.ts'
import { weekdays } from '#app/domain/guest-menu/visit.ts'
import { formatHours } from '#app/domain/hours/hours-text.ts'

/** Returns the values of a service's form fields by name, as the owner would type them. */
export function serviceTexts(service: Service | null): Record<string, string> {
  return {
    served: service ? 'times' : 'always',
    ...Object.fromEntries(
      weekdays.map((day, index) => [day, formatHours(service?.hours[index] ?? [])]),
    ),
    outside: service?.outside ?? 'shown',
  }
}
