import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories, dishes } from '#app/db/schema/index.ts'
import type { Category } from '../locks/lock-category.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { readInPages } from '../dishes/read-dishes.ts'

/** What is on a menu, with which an import is compared. */
export interface StoredMenu {
  readonly dishes: readonly Dish[]
  readonly categories: readonly Category[]
}

/** Reads all dishes and categories of a menu, in the owner's order. */
export async function readMenu(transaction: Transaction, menuId: string): Promise<StoredMenu> {
  return {
    dishes: await readInPages(transaction, eq(dishes.menuId, menuId), (onPage) =>
      transaction.select().from(dishes).where(onPage),
    ),
    categories: await transaction
      .select()
      .from(categories)
      .where(eq(categories.menuId, menuId))
      .orderBy(asc(categories.position), asc(categories.id)),
  }
}

/** The names of a dish's main category and sub-category; empty for none. */
export type Path = readonly [main: string, sub: string]

/** Returns the names of dishes' categories. */
export function pathsIn({ categories: storedCategories }: StoredMenu): (dish: Dish) => Path {
  const names = new Map(storedCategories.map(({ id, name }) => [id, name]))
  return ({ mainCategoryId, subCategoryId }) => [
    names.get(mainCategoryId ?? '') ?? '',
    names.get(subCategoryId ?? '') ?? '',
  ]
}
