import { z } from 'zod'
import { addToDate, isDate } from './dates.ts'

/** The first date from which a price can be scheduled. */
export const earliestDate = (today: string): string => addToDate(today, { days: 1 })

/** The last date from which a price can be scheduled. */
export const latestDate = (today: string): string => addToDate(today, { years: 1 })

/**
 * A date from which a price can be scheduled; undefined for an empty text.
 * @param stored the date scheduled before. It is always valid, although a change of the time zone may have
 *   moved it outside the range.
 */
export const startDate = (today: string, storedDate?: string) =>
  z
    .string('date_malformed')
    .default('')
    .transform((text, context) => {
      const date = text.trim()
      if (date === '') return undefined
      if (date === storedDate) return date
      const messageKey = dateError(date, today)
      if (messageKey === undefined) return date
      context.addIssue({ code: 'custom', message: messageKey })
      return z.NEVER
    })

function dateError(date: string, today: string): string | undefined {
  if (!isDate(date)) return 'date_malformed'
  if (date < earliestDate(today)) return 'start_too_early'
  return date > latestDate(today) ? 'start_too_late' : undefined
}

/** Dates in the owner's time zone, such as 2026-11-26. */
export interface NextPriceDates {
  readonly today: string
  /** The start date of the dish's next prices; undefined if none are scheduled. */
  readonly scheduled: string | undefined
}
