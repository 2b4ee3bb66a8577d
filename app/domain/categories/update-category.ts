import { eq, or } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { assertUnchanged, nextVersion } from '../row-version.ts'
import { buildService } from '../service-hours/build-service.ts'
import { assertParent } from './assert-parent.ts'
import { lockCategory, type Category } from '../locks/lock-category.ts'
import { editedCategorySchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Renames a category, moves it with its dishes below another one or to the top, or changes when it
 * is served.
 * @param input `{name, parentId?, served?, outside?, updatedAt}` and hours by weekday
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function updateCategory(
  member: Member,
  menuId: string,
  categoryId: string,
  input: unknown,
): Promise<Category> {
  const { updatedAt, ...form } = parseInput(editedCategorySchema, input)
  const { name, parentId } = form
  return asOwner(member, 'editMenus', async (transaction) => {
    const service = await buildService(transaction, member.ownerId, form)
    const category = await lockCategory(transaction, menuId, categoryId)
    assertUnchanged(category.updatedAt, updatedAt)
    await assertParent(transaction, category, parentId)
    const updatedRows = await transaction
      .update(categories)
      .set({ name, parentId, service, updatedAt: nextVersion(categories.updatedAt) })
      .where(eq(categories.id, category.id))
      .returning()
    if (parentId !== category.parentId) {
      await seeDeleted(transaction, () => updateDishes(transaction, category.id, parentId))
    }
    await touchMenu(transaction, category.menuId)
    return returnedRow(updatedRows)
  })
}

/**
 * Updates the dishes, including deleted ones, of a category that may have changed between main and
 * sub-category.
 */
async function updateDishes(
  transaction: Transaction,
  categoryId: string,
  parentId: string | null,
): Promise<void> {
  await transaction
    .update(dishes)
    .set({
      mainCategoryId: parentId ?? categoryId,
      subCategoryId: parentId === null ? null : categoryId,
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(or(eq(dishes.mainCategoryId, categoryId), eq(dishes.subCategoryId, categoryId)))
}
