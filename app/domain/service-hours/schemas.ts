import { z } from 'zod'
import { optionalText } from '../field-schemas.ts'
import { weekdays, type Weekday, type WeekHours } from '../guest-menu/visit.ts'
import { findOverlap, maxHoursLength, parseHours } from '../hours/hours-text.ts'

const hoursText = optionalText({ max: maxHoursLength, isOneLine: true })

const hoursTexts: Record<Weekday, typeof hoursText> = {
  monday: hoursText,
  tuesday: hoursText,
  wednesday: hoursText,
  thursday: hoursText,
  friday: hoursText,
  saturday: hoursText,
  sunday: hoursText,
}

/** The fields of a form that says when something is served; check them with `checkService`. */
export const serviceFields = {
  served: z.enum(['always', 'times'], 'choice_unreadable').default('always'),
  ...hoursTexts,
  outside: z.enum(['hidden', 'shown'], 'choice_unreadable').default('shown'),
}

export type ServiceForm = Readonly<z.output<z.ZodObject<typeof serviceFields>>>

/**
 * Adds an issue to each day with invalid times, to Monday if no day has any, and to `served` if
 * "Always" is chosen although there are some.
 */
export function checkService(
  form: ServiceForm,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (form.served === 'always') {
    // These times would be lost. With JavaScript, "Always" hides their fields, which aren't sent then.
    if (weekdays.some((day) => form[day] !== '')) {
      addIssue({ code: 'custom', path: ['served'], message: 'service_hours_unused' })
    }
    return
  }
  const week = weekdays.map((day) => parseHours(form[day]))
  for (const [index, times] of week.entries()) {
    if (typeof times === 'string') addIssue(issueOf(index, times))
  }
  const overlap = findOverlap(parseWeekHours(form))
  if (overlap) {
    const params = { time: overlap.closes }
    addIssue({ ...issueOf(overlap.day, 'hours_overlap_night'), params })
  }
  if (week.every(({ length }) => length === 0)) addIssue(issueOf(0, 'service_hours_required'))
}

const issueOf = (day: number, message: string) => ({
  code: 'custom' as const,
  path: [weekdays[day] ?? ''],
  message,
})

/** Parses the times of each day; a day with invalid times has none. */
export function parseWeekHours(form: Readonly<Record<Weekday, string>>): WeekHours {
  return weekdays.map((day) => {
    const times = parseHours(form[day])
    return typeof times === 'string' ? [] : times
  })
}
