import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#app/db/actors.ts'
import { owners, restaurants, soldOut } from '#app/db/schema/index.ts'
import { NotFoundError } from '../errors.ts'
import { formSwitch, requireRowId } from '../field-schemas.ts'
import { lockDish } from '../locks/lock-dish.ts'
import { parseInput } from '../parse-input.ts'
import { endOfDay } from './end-of-day.ts'
import { showsMenu } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { OwnerActor } from '../actor.ts'

export const soldOutSchema = z.object({ isSoldOut: formSwitch })

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
  actor: OwnerActor,
  { dishId, restaurantId }: Place,
  input: unknown,
): Promise<void> {
  const { isSoldOut } = parseInput(soldOutSchema, input)
  const chosenRestaurants =
    restaurantId === undefined
      ? undefined
      : eq(restaurants.id, requireRowId(restaurantId, 'restaurant_not_found'))
  await asOwner(actor, 'stateFacts', async (transaction) => {
    const { dish } = await lockDish(transaction, dishId)
    const showing = await transaction
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(showsMenu(dish.menuId), chosenRestaurants))
    if (showing.length === 0) throw new NotFoundError('dish_not_found')
    const restaurantIds = showing.map(({ id }) => id)
    await writeSoldOut(transaction, {
      ownerId: actor.ownerId,
      restaurantIds,
      dishIds: [dish.id],
      isSoldOut,
    })
  })
}

interface SoldOutChange {
  readonly ownerId: string
  readonly restaurantIds: readonly string[]
  readonly dishIds: readonly string[]
  readonly isSoldOut: boolean
}

/** The maximum number of rows per statement: a full menu at many restaurants would exceed the time limit. */
const sliceSize = 5_000

/** Marks dishes of a locked menu as sold out, or as available, at restaurants that show it. */
export async function writeSoldOut(
  transaction: Transaction,
  { dishIds, ...change }: SoldOutChange,
): Promise<void> {
  const dishesPerSlice = Math.ceil(sliceSize / change.restaurantIds.length)
  for (let start = 0; start < dishIds.length; start += dishesPerSlice) {
    const slice = dishIds.slice(start, start + dishesPerSlice)
    await writeSlice(transaction, { ...change, dishIds: slice })
  }
}

async function writeSlice(
  transaction: Transaction,
  { ownerId, restaurantIds, dishIds, isSoldOut }: SoldOutChange,
): Promise<void> {
  const restaurantArray = sql`${sql.param(restaurantIds)}::uuid[]`
  const dishArray = sql`${sql.param(dishIds)}::uuid[]`
  if (!isSoldOut) {
    await transaction
      .delete(soldOut)
      .where(
        sql`${soldOut.dishId} = any(${dishArray}) and ${soldOut.restaurantId} = any(${restaurantArray})`,
      )
    return
  }
  await transaction.execute(sql`
    insert into ${soldOut} (owner_id, restaurant_id, dish_id, until)
    select ${ownerId}::uuid, restaurant_id, dish_id,
      (select ${endOfDay(sql`now()`, owners.timeZone)} from ${owners})
    from unnest(${restaurantArray}) restaurant_id, unnest(${dishArray}) dish_id
    on conflict (restaurant_id, dish_id) do update set until = excluded.until
      where ${soldOut.until} <> excluded.until`)
}
