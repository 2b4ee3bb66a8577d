import { and, or, sql } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'
import type { SelectionResult } from './selection-result.ts'
import { categoryChoiceSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Moves dishes to a main category, a sub-category or none. Their order stays.
 * @param input `{categoryId}`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function moveDishes(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
): Promise<SelectionResult> {
  const { categoryId } = parseInput(categoryChoiceSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { menu, ids, missing, condition } = await lockDishes(transaction, menuId, selected)
    const category =
      categoryId === null ? null : await getCategoryOnMenu(transaction, menu.id, categoryId)
    const mainCategoryId = category?.parentId ?? category?.id ?? null
    const subCategoryId = category?.parentId ? category.id : null
    await transaction
      .update(dishes)
      .set({ mainCategoryId, subCategoryId, updatedAt: nextVersion(dishes.updatedAt) })
      .where(
        and(
          condition,
          or(
            sql`${dishes.mainCategoryId} is distinct from ${mainCategoryId}::uuid`,
            sql`${dishes.subCategoryId} is distinct from ${subCategoryId}::uuid`,
          ),
        ),
      )
    await touchMenu(transaction, menu.id)
    return { count: ids.length, missing }
  })
}
