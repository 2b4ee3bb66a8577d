import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { readFirstDishes, type Previewed, type PreviewedRestaurant } from './previewed.ts'

/** A restaurant that isn't stored yet, before anything is typed. */
export const emptyRestaurant: PreviewedRestaurant = {
  id: '',
  slug: null,
  name: '',
  location: '',
  logoUrl: null,
  coverUrl: null,
  look: null,
  visit: null,
}

/** Reads the first dishes of a restaurant's menu, as guests see them below its name. */
export async function readRestaurantPart(
  transaction: Transaction,
  restaurant: PreviewedRestaurant,
  menu: Menu | undefined,
): Promise<Previewed> {
  const category = menu && (await findFirstCategory(transaction, menu))
  const isIn = category
    ? eq(dishes.mainCategoryId, category.id)
    : menu && eq(dishes.menuId, menu.id)
  const restaurantId = restaurant.id === '' ? undefined : restaurant.id
  return {
    restaurant,
    menu,
    headings: category ? [category.name] : [],
    dishes: isIn ? await readFirstDishes(transaction, isIn, restaurantId) : [],
    notices: [],
  }
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
