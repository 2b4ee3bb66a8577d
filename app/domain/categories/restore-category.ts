import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { isRestorable } from '../is-restorable.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu, touchMenu, type Menu } from '../locks/lock-menu.ts'
import type { Category } from '../locks/lock-category.ts'
import { freePositions } from '../positions.ts'
import { nextVersion } from '../row-version.ts'
import { isDirectlyIn } from './count-category-contents.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Restores a deleted category at its former place, and puts its contents back: if it is a main
 * category, sub-categories that are still main ones; and dishes that nobody has moved to another
 * category since. Does nothing if it isn't deleted.
 * @throws {NotFoundError} if there is no such category, or it was deleted too long ago
 * @throws {ConflictError} if its menu is deleted too
 * @throws {LimitReachedError}
 */
export async function restoreCategory(member: Member, categoryId: string): Promise<Category> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const { category, menu } = await seeDeleted(transaction, () =>
      lockWithMenu(transaction, categoryId),
    )
    if (category.deletedAt === null) return category
    if (menu.deletedAt !== null) throw new ConflictError('menu_deleted_too', { menu: menu.name })
    const onMenu = eq(categories.menuId, menu.id)
    await assertRoom(transaction, 'categories', categories, onMenu)
    await freePositions(transaction, categories, onMenu, [category.position])
    const parentId = await findParent(transaction, category)
    // Categories nest only one level deep.
    const subIds = parentId === null ? await findRestorableSubs(transaction, category) : []
    const restoredRows = await seeDeleted(transaction, async () => {
      const [row] = await transaction
        .update(categories)
        .set({ parentId, deletedAt: null, formerDishIds: null, formerSubCategoryIds: null })
        .where(and(eq(categories.id, category.id), isRestorable(categories.deletedAt)))
        .returning()
      if (!row) throw new NotFoundError('category_not_found')
      await moveSubCategoriesBack(transaction, category.id, subIds)
      await moveDishesBack(transaction, category, parentId)
      return row
    })
    await touchMenu(transaction, menu.id)
    return restoredRows
  })
}

async function lockWithMenu(
  transaction: Transaction,
  categoryId: string,
): Promise<{ readonly category: Category; readonly menu: Menu }> {
  const id = requireRowId(categoryId, 'category_not_found')
  const readCategory = async () => {
    const [category] = await transaction.select().from(categories).where(eq(categories.id, id))
    if (!category) throw new NotFoundError('category_not_found')
    return category
  }
  const menu = await lockMenu(transaction, (await readCategory()).menuId)
  // Read again: it may have changed during the wait for the lock.
  return { category: await readCategory(), menu }
}

/** Finds the former parent, unless it has become a sub-category itself. */
async function findParent(
  transaction: Transaction,
  { parentId }: Category,
): Promise<string | null> {
  if (parentId === null) return null
  const [parent] = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, parentId), isNull(categories.parentId)))
  return parent?.id ?? null
}

/** Finds the former sub-categories without those that have sub-categories now. */
async function findRestorableSubs(
  transaction: Transaction,
  { formerSubCategoryIds }: Category,
): Promise<string[]> {
  const formerIds = formerSubCategoryIds ?? []
  const parents = await transaction
    .select({ id: categories.parentId })
    .from(categories)
    .where(inArray(categories.parentId, formerIds))
  const withSubs = new Set(parents.map(({ id }) => id))
  return formerIds.filter((id) => !withSubs.has(id))
}

/** Moves sub-categories back below a category, together with their dishes. */
async function moveSubCategoriesBack(
  transaction: Transaction,
  categoryId: string,
  subIds: readonly string[],
): Promise<void> {
  const movedRows = await transaction
    .update(categories)
    .set({ parentId: categoryId, updatedAt: nextVersion(categories.updatedAt) })
    .where(and(inArray(categories.id, [...subIds]), isNull(categories.parentId)))
    .returning({ id: categories.id })
  await transaction
    .update(dishes)
    .set({
      mainCategoryId: categoryId,
      subCategoryId: sql`${dishes.mainCategoryId}`,
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(
      inArray(
        dishes.mainCategoryId,
        movedRows.map(({ id }) => id),
      ),
    )
}

/** Moves dishes back that have no category, or are still where the deletion moved them. */
async function moveDishesBack(
  transaction: Transaction,
  { id, parentId: formerParentId, formerDishIds }: Category,
  parentId: string | null,
): Promise<void> {
  await transaction
    .update(dishes)
    .set({
      mainCategoryId: parentId ?? id,
      subCategoryId: parentId === null ? null : id,
      updatedAt: nextVersion(dishes.updatedAt),
    })
    .where(
      and(
        inArray(dishes.id, formerDishIds ?? []),
        or(
          isNull(dishes.mainCategoryId),
          formerParentId === null ? undefined : isDirectlyIn(formerParentId),
        ),
      ),
    )
}
