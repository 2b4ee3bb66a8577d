import { and, eq, gte, type SQL } from 'drizzle-orm'
import { insights } from '#app/db/schema/index.ts'
import { requireRowId } from '../field-schemas.ts'
import { startOfDay } from './days.ts'

/** Of which questions something is told. */
export interface Period {
  /** IANA name, in which days are counted. */
  readonly timeZone: string
  /** Today and those before it; 30 without. */
  readonly days?: number
  /** Of this restaurant alone. */
  readonly restaurantId?: string | undefined
}

/**
 * The insights of an owner's questions in a period.
 * @throws {NotFound} for what cannot be a restaurant's id
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
