import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { forgetOldest } from '../deleted/forget-oldest.ts'
import { lockCategory } from '../locks/lock-category.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { nextVersion } from '../row-version.ts'
import { isDirectlyIn } from './count-category-contents.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Deletes a category but not its contents: sub-categories become main categories with their dishes;
 * its own dishes move to its parent, or to no category. `restoreCategory` can undo it.
 * @throws {NotFoundError}
 */
export async function deleteCategory(
  member: Member,
  menuId: string,
  categoryId: string,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const { id, ...category } = await lockCategory(transaction, menuId, categoryId)
    // Deleted dishes and sub-categories are moved too, so that nothing refers to a deleted category.
    await seeDeleted(transaction, async () => {
      const contents = await listContents(transaction, id)
      await moveContentsUp(transaction, id)
      await transaction
        .update(categories)
        .set({ deletedAt: sql`now()`, ...contents })
        .where(eq(categories.id, id))
    })
    await touchMenu(transaction, category.menuId)
    await forgetOldest(transaction, member.ownerId, 'category')
  })
}

/** Lists what `restoreCategory` has to put back. */
async function listContents(transaction: Transaction, categoryId: string) {
  const direct = await transaction
    .select({ id: dishes.id })
    .from(dishes)
    .where(isDirectlyIn(categoryId))
  const subs = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.parentId, categoryId))
  return {
    formerDishIds: direct.map(({ id }) => id),
    formerSubCategoryIds: subs.map(({ id }) => id),
  }
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
