import type { OpeningHoursSpecification } from 'schema-dts'
import { weekdays, type Visit } from '#app/domain/guest-menu/visit.ts'
import { formatTime } from '#app/domain/hours/format-time.ts'

const dayNames = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const

/** Opening hours, phone and links as structured data (schema.org). */
export function structuredVisit({ hours, phone, links }: Visit) {
  return {
    ...(phone !== '' && { telephone: phone }),
    ...(links.length > 0 && { sameAs: [...links] }),
    ...(hours.length > 0 && { openingHoursSpecification: hoursOf(hours) }),
  }
}

function hoursOf(hours: Visit['hours']): OpeningHoursSpecification[] {
  return weekdays.flatMap((day, index) =>
    (hours[index] ?? []).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: dayNames[day],
      opens: formatTime(opens),
      // The end of the day, as search engines want it.
      closes: closes === 1_440 ? '23:59' : formatTime(closes),
    })),
  )
}
