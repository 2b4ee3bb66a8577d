import { eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { dishes } from '#app/db/schema/index.ts'
import { name, rowChoice } from '../field-schemas.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { findShowing, readFirstDishes, type Previewed } from './previewed.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

const previewSchema = z.object({ name, parentId: rowChoice, categoryId: rowChoice })

/**
 * Returns a category with its first dishes as guests will see it once its form is saved, and stores
 * nothing.
 * @param input the form's `name` and `parentId`, and `categoryId` for an existing one
 * @throws {NotFoundError} if the owner has no such menu, or no such category on it
 * @throws {InvalidFieldsError}
 */
export async function previewCategory(
  member: Member,
  menuId: string,
  input: unknown,
): Promise<Previewed> {
  const typed = parseInput(previewSchema, input)
  return asOwner(member, 'see', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const [category, parent] = await Promise.all(
      [typed.categoryId, typed.parentId].map(
        (id) => id !== null && getCategoryOnMenu(transaction, menu.id, id),
      ),
    )
    const restaurant = await findShowing(transaction, menu.id)
    const shown = category
      ? await readFirstDishes(
          transaction,
          or(eq(dishes.mainCategoryId, category.id), eq(dishes.subCategoryId, category.id)),
          restaurant?.id,
        )
      : []
    return {
      restaurant,
      menu,
      headings: [...(parent ? [parent.name] : []), typed.name],
      dishes: shown,
      notices: [
        ...(shown.length === 0 ? (['category_empty'] as const) : []),
        ...(restaurant ? [] : (['not_shown'] as const)),
      ],
    }
  })
}
