import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../menus/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { voidStatements } from './dish-statements.ts'
import type { Dish } from './lock-dish.ts'

const wordFields = ['name', 'description', 'ingredients', 'tags', 'aiInstructions'] as const

/**
 * Writes a locked dish's fields, as its next version, and refreshes the menu's assistant. Whatever
 * changes a dish's words comes through here: what was stated of them is voided with the change.
 */
export async function changeDish(
  transaction: Transaction,
  dish: Dish,
  fields: Partial<typeof dishes.$inferInsert>,
): Promise<Dish> {
  const isReworded = wordFields.some(
    (field) =>
      fields[field] !== undefined && JSON.stringify(fields[field]) !== JSON.stringify(dish[field]),
  )
  if (isReworded) await voidStatements(transaction, dish.id, dish, { ...dish, ...fields })
  const changed = await transaction
    .update(dishes)
    .set({
      ...fields,
      ...(isReworded && { factsVersion: sql`${dishes.factsVersion} + 1` }),
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(eq(dishes.id, dish.id))
    .returning()
  await touchMenu(transaction, dish.menuId)
  return returnedRow(changed)
}
