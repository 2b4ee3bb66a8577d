import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { parseOptionGroups } from '../guest-menu/option-group.ts'
import { inSlices } from '../in-slices.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { voidGroups } from '../options/stored-groups.ts'
import { voidStatements } from './dish-statements.ts'
import type { Dish } from '../locks/lock-dish.ts'

/** The number of dishes per query: all of a menu at once would block the process. */
const chunkSize = 100

const descriptionFields = ['name', 'description', 'ingredients', 'aiInstructions'] as const
const textFields = [...descriptionFields, 'tags'] as const

/** Values for the columns that record a change of a dish's text or statements. */
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
  const after = { ...dish, ...fields }
  const hasChanged = (field: (typeof textFields)[number]) =>
    fields[field] !== undefined && differs(fields[field], dish[field])
  const hasTextChanged = textFields.some(hasChanged)
  if (hasTextChanged) {
    await voidStatements(transaction, [{ dishId: dish.id, before: dish, after }])
  }
  const groups = fields.optionGroups ?? voidGroups(dish, after)
  const haveOptionsChanged = differs(groups, parseOptionGroups(dish.optionGroups))
  const changed = await transaction
    .update(dishes)
    .set({
      ...fields,
      ...(haveOptionsChanged && { optionGroups: groups }),
      ...((hasTextChanged || haveOptionsChanged) && nextFacts),
      ...(descriptionFields.some(hasChanged) && { describedAt: sql`now()` }),
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(eq(dishes.id, dish.id))
    .returning()
  await touchMenu(transaction, dish.menuId)
  return returnedRow(changed)
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

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
  const voided = new Set<string>()
  for (let start = 0; start < changes.length; start += chunkSize) {
    const chunk = changes.slice(start, start + chunkSize)
    const changed = chunk.map(({ dish, tags }) => ({
      dishId: dish.id,
      before: dish,
      after: { ...dish, tags: [...tags] },
    }))
    for (const dishId of await voidStatements(transaction, changed)) voided.add(dishId)
    const rows = await inSlices(changed, ({ dishId: id, before, after }) => {
      const groups = voidGroups(before, after)
      if (differs(groups, parseOptionGroups(before.optionGroups))) voided.add(id)
      return { id, tags: after.tags, groups }
    })
    await transaction
      .update(dishes)
      .set({
        tags: sql`array(select json_array_elements_text(changed.tags))`,
        optionGroups: sql`changed.groups`,
        ...nextFacts,
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .from(
        sql`json_to_recordset(${JSON.stringify(rows)}::json) as changed (id uuid, tags json, groups jsonb)`,
      )
      .where(sql`${dishes.id} = changed.id`)
  }
  await touchMenu(transaction, menuId)
  return voided.size
}
