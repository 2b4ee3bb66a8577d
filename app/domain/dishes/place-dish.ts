import { and, asc, eq, sql } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { lockDish } from '../locks/lock-dish.ts'
import { dishPlaceSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Moves a dish to a place among those of its category. Only the positions of that category's dishes
 * change; all others stay.
 * @param input `{place}`: 1 for the first; larger than the number of dishes for the last
 * @returns whether it moved
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function placeDish(member: Member, dishId: string, input: unknown): Promise<boolean> {
  const { place } = parseInput(dishPlaceSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { dish, menu } = await lockDish(transaction, dishId)
    const categoryId = sql`coalesce(${dishes.subCategoryId}, ${dishes.mainCategoryId})`
    const group = await transaction
      .select({ id: dishes.id, position: dishes.position })
      .from(dishes)
      .where(
        and(
          eq(dishes.menuId, menu.id),
          sql`${categoryId} is not distinct from ${dish.subCategoryId ?? dish.mainCategoryId}::uuid`,
        ),
      )
      .orderBy(asc(dishes.position), asc(dishes.id))
    const others = group.filter(({ id }) => id !== dish.id)
    const order = others.toSpliced(place - 1, 0, { id: dish.id, position: dish.position })
    const written = await transaction.execute(sql`
      update ${dishes} set position = listed.position
      from unnest(
        ${sql.param(order.map(({ id }) => id))}::uuid[],
        ${sql.param(group.map(({ position }) => position))}::int[]
      ) as listed (id, position)
      where ${dishes.id} = listed.id and ${dishes.position} <> listed.position`)
    const hasMoved = (written.rowCount ?? 0) > 0
    if (hasMoved) await touchMenu(transaction, menu.id)
    return hasMoved
  })
}
