import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { voidStatements } from './dish-statements.ts'
import type { Dish } from '../locks/lock-dish.ts'

const textFields = ['name', 'description', 'ingredients', 'tags', 'aiInstructions'] as const

/**
 * Updates a locked dish's fields as its next version, and touches its menu. Every change of a
 * dish's text goes through here, so that statements it invalidates are voided in the same
 * transaction.
 */
export async function changeDish(
  transaction: Transaction,
  dish: Dish,
  fields: Partial<typeof dishes.$inferInsert>,
): Promise<Dish> {
  const hasTextChanged = textFields.some(
    (field) =>
      fields[field] !== undefined && JSON.stringify(fields[field]) !== JSON.stringify(dish[field]),
  )
  if (hasTextChanged) await voidStatements(transaction, dish.id, dish, { ...dish, ...fields })
  const changed = await transaction
    .update(dishes)
    .set({
      ...fields,
      ...(hasTextChanged && { factsVersion: sql`${dishes.factsVersion} + 1` }),
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(eq(dishes.id, dish.id))
    .returning()
  await touchMenu(transaction, dish.menuId)
  return returnedRow(changed)
}
