import { and, eq, gte, type SQL } from 'drizzle-orm'
import { insights } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'
import { startOfDay } from './days.ts'

/** The period of questions to report on, optionally at one restaurant. */
export interface Period {
  /** IANA name, for the days. */
  readonly timeZone: string
  /** Number of days including today; 30 by default. */
  readonly days?: number
  /** Only this restaurant. */
  readonly restaurantId?: string | undefined
}

/**
 * Selects the insights of an owner's questions in a period.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export function inPeriod(
  ownerId: string,
  { timeZone, days = 30, restaurantId }: Period,
): SQL | undefined {
  return and(
    eq(insights.ownerId, ownerId),
    gte(insights.createdAt, startOfDay(timeZone, days - 1)),
    restaurantId
      ? eq(insights.restaurantId, requireRowId(restaurantId, 'restaurant_not_found'))
      : undefined,
  )
}
