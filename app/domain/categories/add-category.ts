import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { assertRoom } from '../caps.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextPosition } from '../positions.ts'
import { returnedRow } from '../returned-row.ts'
import { rowIdFor } from '../row-id.ts'
import { undeletedId } from '../deleted/undeleted-id.ts'
import { buildService } from '../service-hours/build-service.ts'
import { assertParent } from './assert-parent.ts'
import type { Category } from '../locks/lock-category.ts'
import { newCategorySchema } from './schemas.ts'

/**
 * Adds a category after the menu's others. Idempotent for the same form.
 * @param input `{name, parentId?, served?, outside?, key?}` and hours by weekday
 * @throws {NotFoundError} if there is no such menu, or no such parent on it
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function addCategory(
  ownerId: string,
  menuId: string,
  input: unknown,
): Promise<Category> {
  const { key, ...form } = parseInput(newCategorySchema, input)
  const { name, parentId } = form
  return asOwner(ownerId, async (transaction) => {
    const service = await buildService(transaction, ownerId, form)
    const menu = await lockMenu(transaction, menuId)
    const onMenu = eq(categories.menuId, menu.id)
    const id = await undeletedId(transaction, categories, rowIdFor(ownerId, menu.id, key, form))
    const [stored] = await transaction.select().from(categories).where(eq(categories.id, id))
    if (stored) return stored
    await assertRoom(transaction, 'categories', categories, onMenu)
    await assertParent(transaction, { menuId: menu.id }, parentId)
    const position = await nextPosition(transaction, categories, onMenu)
    const added = await transaction
      .insert(categories)
      .values({ name, parentId, service, id, ownerId, menuId: menu.id, position })
      .returning()
    await touchMenu(transaction, menu.id)
    return returnedRow(added)
  })
}
