import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { lookSchema } from '../look/schemas.ts'
import { parseInput } from '../parse-input.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { readFirstDishes, type Previewed } from './previewed.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Returns a restaurant with the first dishes of its menu as guests will see them once the form of
 * its look is saved, and stores nothing.
 * @param input as for `saveLook`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewLook(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Previewed> {
  const { lookVersion: _, ...look } = parseInput(lookSchema, input)
  return asOwner(member, 'see', async (transaction) => {
    const stored = await getRestaurantRow(transaction, restaurantId)
    const restaurant = { ...stored, look }
    const [menu] = await readShownMenus(transaction, restaurant.id)
    if (!menu) return { restaurant, menu, headings: [], dishes: [], notices: [] }
    const category = await findFirstCategory(transaction, menu)
    return {
      restaurant,
      menu,
      headings: category ? [category.name] : [],
      dishes: await readFirstDishes(
        transaction,
        category ? eq(dishes.mainCategoryId, category.id) : eq(dishes.menuId, menu.id),
        restaurant.id,
      ),
      notices: [],
    }
  })
}

/** Finds the first main category with dishes that guests see; undefined if there is none. */
async function findFirstCategory(transaction: Transaction, menu: Menu) {
  const [category] = await transaction
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .innerJoin(dishes, and(eq(dishes.mainCategoryId, categories.id), eq(dishes.isActive, true)))
    .where(eq(categories.menuId, menu.id))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(1)
  return category
}
