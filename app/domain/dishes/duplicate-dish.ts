import { and, eq, gt, sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { nameOfCopy, ofItsOwn } from '../copies.ts'
import { touchMenu } from '../menus/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import type { ImageCopy } from './image-copy.ts'
import { lockDish, type Dish } from './lock-dish.ts'

/**
 * Copies a dish to the place right after it. The copy is passive, so that no guest reads a
 * dish twice, and has no picture yet.
 * @param suffix what follows the name, as " (copy)"
 * @returns the copy, and whose picture the caller is to copy for it
 * @throws {NotFound}
 */
export async function duplicateDish(
  ownerId: string,
  dishId: string,
  suffix: string,
): Promise<{ readonly dish: Dish; readonly imageCopies: readonly ImageCopy[] }> {
  return asOwner(ownerId, async (transaction) => {
    const { dish: original } = await lockDish(transaction, dishId)
    await transaction
      .update(dishes)
      .set({ position: sql`${dishes.position} + 1` })
      .where(and(eq(dishes.menuId, original.menuId), gt(dishes.position, original.position)))
    const added = await transaction
      .insert(dishes)
      .values({
        ...original,
        ...ofItsOwn,
        name: nameOfCopy(original.name, suffix),
        isActive: false,
        imageUrl: null,
        position: original.position + 1,
      })
      .returning()
    await touchMenu(transaction, original.menuId)
    const dish = returnedRow(added)
    const copied = { fromDishId: original.id, toDishId: dish.id }
    return { dish, imageCopies: original.imageUrl === null ? [] : [copied] }
  })
}
