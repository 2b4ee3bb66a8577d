import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { asOwner } from '#app/db/actors.ts'
import { owners, restaurants, soldOut } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { formSwitch, requireRowId } from '../field-schemas.ts'
import { lockDish } from '../locks/lock-dish.ts'
import { parseInput } from '../parse-input.ts'
import { endOfDay } from './end-of-day.ts'

const soldOutSchema = z.object({ isSoldOut: formSwitch })

/** Where a dish is sold out: at one restaurant, or at all that show its menu. */
interface Place {
  readonly dishId: string
  readonly restaurantId?: string
}

/**
 * Marks a dish as sold out until the end of the owner's day, or as available again.
 * @param input `{isSoldOut}`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function setSoldOut(
  ownerId: string,
  { dishId, restaurantId }: Place,
  input: unknown,
): Promise<void> {
  const { isSoldOut } = parseInput(soldOutSchema, input)
  const chosen =
    restaurantId === undefined
      ? undefined
      : eq(restaurants.id, requireRowId(restaurantId, 'restaurant_not_found'))
  await asOwner(ownerId, async (transaction) => {
    const { dish } = await lockDish(transaction, dishId)
    const showing = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.menuId, dish.menuId), chosen))
    if (showing.length === 0) throw new NotFoundError('dish_not_found')
    const at = showing.map(({ id }) => id)
    if (!isSoldOut) {
      await transaction
        .delete(soldOut)
        .where(and(eq(soldOut.dishId, dish.id), inArray(soldOut.restaurantId, at)))
      return
    }
    const until = sql<Date>`(select ${endOfDay(sql`now()`, owners.timeZone)} from ${owners})`
    await transaction
      .insert(soldOut)
      .values(at.map((id) => ({ ownerId, restaurantId: id, dishId: dish.id, until })))
      .onConflictDoUpdate({ target: [soldOut.restaurantId, soldOut.dishId], set: { until } })
  })
}
