import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { voidStatements } from './dish-statements.ts'
import type { Dish } from '../locks/lock-dish.ts'

/** The number of dishes per query: all of a menu at once would block the process. */
const chunkSize = 100

const descriptionFields = ['name', 'description', 'ingredients', 'aiInstructions'] as const
const textFields = [...descriptionFields, 'tags'] as const

/** Updates the columns that say when a dish's text or statements changed. */
export const nextFacts = {
  factsVersion: sql`${dishes.factsVersion} + 1`,
  factsChangedAt: sql`now()`,
}

/*
 * Every change of a dish's text goes through this file, so that statements it invalidates are voided
 * in the same transaction.
 */

/** Updates a locked dish's fields as its next version, and touches its menu. */
export async function changeDish(
  transaction: Transaction,
  dish: Dish,
  fields: Partial<typeof dishes.$inferInsert>,
): Promise<Dish> {
  const hasChanged = (field: (typeof textFields)[number]) =>
    fields[field] !== undefined && JSON.stringify(fields[field]) !== JSON.stringify(dish[field])
  const hasTextChanged = textFields.some(hasChanged)
  if (hasTextChanged) {
    const after = { ...dish, ...fields }
    await voidStatements(transaction, [{ dishId: dish.id, before: dish, after }])
  }
  const changed = await transaction
    .update(dishes)
    .set({
      ...fields,
      ...(hasTextChanged && nextFacts),
      ...(descriptionFields.some(hasChanged) && { describedAt: sql`now()` }),
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(eq(dishes.id, dish.id))
    .returning()
  await touchMenu(transaction, dish.menuId)
  return returnedRow(changed)
}

/** A locked dish and its new tags, which differ from the stored ones. */
export interface TagChange {
  readonly dish: Dish
  readonly tags: readonly string[]
}

/**
 * Updates the tags of many dishes of a locked menu, each as its dish's next version, and touches the
 * menu.
 * @returns the number of dishes with statements that are now void
 */
export async function changeTags(
  transaction: Transaction,
  menuId: string,
  changes: readonly TagChange[],
): Promise<number> {
  let voided = 0
  for (let start = 0; start < changes.length; start += chunkSize) {
    const chunk = changes.slice(start, start + chunkSize)
    voided += await voidStatements(
      transaction,
      chunk.map(({ dish, tags }) => ({
        dishId: dish.id,
        before: dish,
        after: { ...dish, tags: [...tags] },
      })),
    )
    const rows = JSON.stringify(chunk.map(({ dish: { id }, tags }) => ({ id, tags })))
    await transaction
      .update(dishes)
      .set({
        tags: sql`array(select json_array_elements_text(changed.tags))`,
        ...nextFacts,
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .from(sql`json_to_recordset(${rows}::json) as changed (id uuid, tags json)`)
      .where(sql`${dishes.id} = changed.id`)
  }
  await touchMenu(transaction, menuId)
  return voided
}
