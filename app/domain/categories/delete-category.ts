import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { closeGaps } from '../positions.ts'
import { nextVersion } from '../row-version.ts'
import { countContents, type CategoryContents } from './count-category-contents.ts'
import { lockCategory } from '../locks/lock-category.ts'

/**
 * Deletes a category but not its contents: sub-categories become main categories with their dishes;
 * its own dishes move to its parent, or to no category.
 * @returns the moved contents
 * @throws {NotFoundError}
 */
export async function deleteCategory(
  ownerId: string,
  menuId: string,
  categoryId: string,
): Promise<CategoryContents> {
  return asOwner(ownerId, async (transaction) => {
    const category = await lockCategory(transaction, menuId, categoryId)
    const contents = await countContents(transaction, category.id)
    await moveContentsUp(transaction, category.id)
    await transaction.delete(categories).where(eq(categories.id, category.id))
    await closeGaps(transaction, categories, eq(categories.menuId, category.menuId))
    await touchMenu(transaction, category.menuId)
    return contents
  })
}

/** Moves the contents one level up. Updates the rows' versions, so that open forms conflict. */
async function moveContentsUp(transaction: Transaction, categoryId: string): Promise<void> {
  const version = nextVersion(dishes.updatedAt)
  await transaction
    .update(dishes)
    .set({ mainCategoryId: sql`${dishes.subCategoryId}`, subCategoryId: null, updatedAt: version })
    .where(and(eq(dishes.mainCategoryId, categoryId), isNotNull(dishes.subCategoryId)))
  await transaction
    .update(dishes)
    .set({ mainCategoryId: null, updatedAt: version })
    .where(eq(dishes.mainCategoryId, categoryId))
  await transaction
    .update(dishes)
    .set({ subCategoryId: null, updatedAt: version })
    .where(eq(dishes.subCategoryId, categoryId))
  await transaction
    .update(categories)
    .set({ parentId: null, updatedAt: nextVersion(categories.updatedAt) })
    .where(eq(categories.parentId, categoryId))
}
