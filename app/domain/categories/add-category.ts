import { eq } from 'drizzle-orm'
import { categories } from '#app/db/schema/index.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { buildService } from '../service-hours/build-service.ts'
import { assertParent } from './assert-parent.ts'
import type { Category } from '../locks/lock-category.ts'
import { insertCategory } from './insert-category.ts'
import { newCategorySchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds a category after the menu's others. Idempotent for the same form.
 * @param input `{name, parentId?, served?, outside?, key?}` and hours by weekday
 * @throws {NotFoundError} if there is no such menu, or no such parent on it
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addCategory(
  member: Member,
  menuId: string,
  input: unknown,
): Promise<Category> {
  const { key, ...form } = parseInput(newCategorySchema, input)
  const { name, parentId } = form
  return asOwner(member, 'editMenus', async (transaction) => {
    const service = await buildService(transaction, member.ownerId, form)
    const menu = await lockMenu(transaction, menuId)
    const id = await undeletedId(
      transaction,
      categories,
      rowIdFor(member.ownerId, menu.id, key, form),
    )
    const [storedCategory] = await transaction
      .select()
      .from(categories)
      .where(eq(categories.id, id))
    if (storedCategory) return storedCategory
    await assertParent(transaction, { menuId: menu.id }, parentId)
    const newCategory = await insertCategory(transaction, menu, { name, parentId, service, id })
    await touchMenu(transaction, menu.id)
    return newCategory
  })
}
