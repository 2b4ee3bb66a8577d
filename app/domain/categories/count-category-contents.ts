import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { categories, dishes } from '#app/db/schema/index.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The contents of a category, which are moved when it is deleted. */
export interface CategoryContents {
  /** The sub-categories, which become main categories and keep their dishes. */
  readonly subCategories: number
  /** Dishes directly in the category: they move to the parent, or to no category. */
  readonly dishes: number
}

/**
 * Counts the contents for the delete dialog.
 * @throws {NotFoundError}
 */
export async function countCategoryContents(
  member: Member,
  menuId: string,
  categoryId: string,
): Promise<CategoryContents> {
  return asOwner(member, 'see', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const { id } = await getCategoryOnMenu(transaction, menu.id, categoryId)
    return {
      subCategories: await transaction.$count(categories, eq(categories.parentId, id)),
      dishes: await transaction.$count(dishes, isDirectlyIn(id)),
    }
  })
}

/** Whether a dish is in a category, but in none of its sub-categories. */
export const isDirectlyIn = (categoryId: string): SQL | undefined =>
  or(
    eq(dishes.subCategoryId, categoryId),
    and(eq(dishes.mainCategoryId, categoryId), isNull(dishes.subCategoryId)),
  )
