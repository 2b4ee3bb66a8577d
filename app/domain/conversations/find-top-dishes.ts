import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes, insights } from '#app/db/schema/index.ts'
import { inPeriod, type Period } from './period.ts'

/** How many questions were about a dish. */
export interface DishCount {
  readonly id: string
  readonly name: string
  readonly menuId: string
  readonly count: number
}

const mostDishes = 10

/**
 * The dishes that an owner's guests asked about most, at most ten; none that is gone.
 * @throws {NotFound} for what cannot be a restaurant's id
 */
export async function findTopDishes(ownerId: string, period: Period): Promise<DishCount[]> {
  const isAsked = inPeriod(ownerId, period)
  return asOwner(ownerId, async (transaction) => {
    const asked = transaction
      .select({ dishId: sql<string>`unnest(${insights.dishIds})`.as('dish_id') })
      .from(insights)
      .where(isAsked)
      .as('asked')
    return transaction
      .select({ id: dishes.id, name: dishes.name, menuId: dishes.menuId, count: count() })
      .from(asked)
      .innerJoin(dishes, eq(dishes.id, asked.dishId))
      .groupBy(dishes.id)
      .orderBy(desc(count()), asc(dishes.name), asc(dishes.id))
      .limit(mostDishes)
  })
}
