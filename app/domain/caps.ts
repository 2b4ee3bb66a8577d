import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, menus } from '#app/db/schema/index.ts'
import type { categories, restaurants } from '#app/db/schema/index.ts'
import { LimitReachedError } from './errors.ts'

/**
 * Limits on what one owner can store: far more than anyone needs, but too little to fill a disk.
 */
export const caps = {
  restaurants: 100,
  menus: 200,
  /** Per menu. */
  categories: 300,
  /** Per menu. */
  dishes: 2_000,
  /** Total characters of all dishes on one menu: 1,000 per dish on a full menu. */
  menuText: 2_000_000,
  /** Across all of an owner's menus. */
  allDishes: 20_000,
} as const

const fullKeys = {
  restaurants: 'restaurants_full',
  menus: 'menus_full',
  categories: 'categories_full',
  dishes: 'dishes_full',
} as const

/*
 * Callers must hold the lock on the rows' parent, so that no two calls count the same rows
 * concurrently. Only dishes on the owner's other menus can be added concurrently, so `allDishes`
 * can be exceeded by as many.
 */

/**
 * Checks that there is room for more rows, one by default.
 * @throws {LimitReachedError}
 */
export async function assertRoom(
  transaction: Transaction,
  kind: keyof typeof fullKeys,
  table: typeof restaurants | typeof menus | typeof categories | typeof dishes,
  within: SQL,
  more = 1,
): Promise<void> {
  const max = caps[kind]
  if ((await transaction.$count(table, within)) + more > max)
    throw limitReached(fullKeys[kind], max)
}

type DishText = Readonly<
  Record<'name' | 'description' | 'aiInstructions', string> &
    Record<'ingredients' | 'tags', readonly string[]> & {
      readonly optionGroups?: readonly object[] | undefined
    }
>

/**
 * Returns the number of characters in a dish's texts. Options count with all that is stored of
 * them.
 */
export function textLength(dish: DishText) {
  const { name, description, ingredients, tags, aiInstructions, optionGroups = [] } = dish
  const options = optionGroups.length > 0 ? [JSON.stringify(optionGroups)] : []
  const texts = [name, description, aiInstructions, ...ingredients, ...tags, ...options]
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/** The text length of a stored dish, in SQL. */
export const storedTextLength = sql<number>`length(concat(${dishes.name}, ${dishes.description},
  ${dishes.aiInstructions}, array_to_string(${dishes.ingredients}, ''),
  array_to_string(${dishes.tags}, ''), nullif(${dishes.optionGroups}::text, '[]')))`

/**
 * Checks that a menu has room for more text. Text that already exceeds the cap can be shortened,
 * but not extended.
 * @param more the number of characters added to the menu's dishes
 * @throws {LimitReachedError}
 */
export async function assertRoomForText(
  transaction: Transaction,
  menuId: string,
  more: number,
): Promise<void> {
  if (more <= 0) return
  const [stored] = await transaction
    .select({ length: sql<string | null>`sum(${storedTextLength})` })
    .from(dishes)
    .where(eq(dishes.menuId, menuId))
  if (Number(stored?.length ?? 0) + more > caps.menuText)
    throw limitReached('menu_text_full', caps.menuText)
}

/**
 * Checks that a menu to copy is within the caps, which may be newer than the menu.
 * @throws {LimitReachedError}
 */
export async function assertCopyFits(
  transaction: Transaction,
  menuId: string,
  dishCount: number,
): Promise<void> {
  if (dishCount > caps.dishes) throw limitReached('dishes_full', caps.dishes)
  // One more character fits unless the menu has reached or exceeded its text cap.
  await assertRoomForText(transaction, menuId, 1)
}

/**
 * Checks that the owner has room for more dishes across all menus.
 * @throws {LimitReachedError}
 */
export async function assertRoomForDishes(
  transaction: Transaction,
  ownerId: string,
  more: number,
): Promise<void> {
  const ownMenuIds = transaction
    .select({ id: menus.id })
    .from(menus)
    .where(eq(menus.ownerId, ownerId))
  const stored = await transaction.$count(dishes, inArray(dishes.menuId, ownMenuIds))
  if (stored + more > caps.allDishes) throw limitReached('all_dishes_full', caps.allDishes)
}

function limitReached(messageKey: string, max: number): LimitReachedError {
  return new LimitReachedError(undefined, messageKey, { max })
}
