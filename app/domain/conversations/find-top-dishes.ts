import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { dishes, insights } from '#app/db/schema/index.ts'
import { inPeriod, type Period } from './period.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The number of questions about a dish. */
export interface DishCount {
  readonly id: string
  readonly name: string
  readonly menuId: string
  readonly count: number
}

const maxDishes = 10

/**
 * Finds the dishes that an owner's guests asked about most, at most ten, without deleted ones.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export const findTopDishes = (member: Member, period: Period): Promise<DishCount[]> =>
  countQuestions(member, period, insights.dishIds)

/**
 * Finds the dishes that guests asked about most while they were sold out, like `findTopDishes`.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export const findTopSoldOutDishes = (member: Member, period: Period): Promise<DishCount[]> =>
  countQuestions(member, period, insights.soldOutDishIds)

async function countQuestions(
  member: Member,
  period: Period,
  dishIds: typeof insights.dishIds | typeof insights.soldOutDishIds,
): Promise<DishCount[]> {
  const condition = inPeriod(member.ownerId, period)
  return asOwnerReading(member, 'seeConversations', async (transaction) => {
    const asked = transaction
      .select({ dishId: sql<string>`unnest(${dishIds})`.as('dish_id') })
      .from(insights)
      .where(condition)
      .as('asked')
    return transaction
      .select({ id: dishes.id, name: dishes.name, menuId: dishes.menuId, count: count() })
      .from(asked)
      .innerJoin(dishes, eq(dishes.id, asked.dishId))
      .groupBy(dishes.id)
      .orderBy(desc(count()), asc(dishes.name), asc(dishes.id))
      .limit(maxDishes)
  })
}
