import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../menus/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import type { Dish } from './lock-dish.ts'

/** Writes a locked dish's fields, as its next version, and refreshes the menu's assistant. */
export async function changeDish(
  transaction: Transaction,
  dish: Pick<Dish, 'id' | 'menuId'>,
  fields: Partial<typeof dishes.$inferInsert>,
): Promise<Dish> {
  const changed = await transaction
    .update(dishes)
    .set({ ...fields, updatedAt: nextVersion(dishes.updatedAt) })
    .where(eq(dishes.id, dish.id))
    .returning()
  await touchMenu(transaction, dish.menuId)
  return returnedRow(changed)
}
