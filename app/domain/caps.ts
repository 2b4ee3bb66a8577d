import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, menus } from '#app/db/schema/index.ts'
import type { categories, restaurants } from '#app/db/schema/index.ts'
import { LimitReached } from './errors.ts'

/** How much one owner may keep: far more than anyone needs, and no disk is full of it. */
export const caps = {
  restaurants: 100,
  menus: 200,
  /** On one menu. */
  categories: 300,
  /** On one menu. */
  dishes: 2_000,
  /** Characters of all dishes on one menu: a thousand for each of as many as there may be. */
  menuText: 2_000_000,
  /** On all of an owner's menus. */
  allDishes: 20_000,
} as const

const fullKeys = {
  restaurants: 'restaurants_full',
  menus: 'menus_full',
  categories: 'categories_full',
  dishes: 'dishes_full',
} as const

/*
 * Whoever calls these holds the lock of what the rows stand in, so that two calls never
 * count the same rows. Dishes of other menus alone may come meanwhile: past `allDishes` by
 * as many as are added at the same moment.
 */

/** @throws {LimitReached} if there is no room for one more of these */
export async function assertRoom(
  transaction: Transaction,
  kind: keyof typeof fullKeys,
  table: typeof restaurants | typeof menus | typeof categories | typeof dishes,
  within: SQL,
): Promise<void> {
  const max = caps[kind]
  if ((await transaction.$count(table, within)) >= max) throw full(fullKeys[kind], max)
}

type DishText = Readonly<
  Record<'name' | 'description' | 'aiInstructions', string> &
    Record<'ingredients' | 'tags', readonly string[]>
>

/** How many characters an owner has written of a dish. */
export function textLength({ name, description, ingredients, tags, aiInstructions }: DishText) {
  const texts = [name, description, aiInstructions, ...ingredients, ...tags]
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/** The same of a stored dish, in SQL. */
export const storedTextLength = sql<number>`length(concat(${dishes.name}, ${dishes.description},
  ${dishes.aiInstructions}, array_to_string(${dishes.ingredients}, ''),
  array_to_string(${dishes.tags}, '')))`

/**
 * What is over the cap already may get shorter, and is refused only more.
 * @param more characters that come to the menu's dishes
 * @throws {LimitReached} if there is no room for them on the menu
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
    throw full('menu_text_full', caps.menuText)
}

/**
 * Refuses to copy a menu that is past the caps of one: it may be older than they are.
 * @throws {LimitReached}
 */
export async function assertCopyFits(
  transaction: Transaction,
  menuId: string,
  dishCount: number,
): Promise<void> {
  if (dishCount > caps.dishes) throw full('dishes_full', caps.dishes)
  // One more fits wherever all that is there does, but for a menu that is full to the letter.
  await assertRoomForText(transaction, menuId, 1)
}

/** @throws {LimitReached} if the owner has no room for so many more dishes on all menus */
export async function assertRoomForDishes(
  transaction: Transaction,
  ownerId: string,
  more: number,
): Promise<void> {
  const ofOwner = transaction.select({ id: menus.id }).from(menus).where(eq(menus.ownerId, ownerId))
  const stored = await transaction.$count(dishes, inArray(dishes.menuId, ofOwner))
  if (stored + more > caps.allDishes) throw full('all_dishes_full', caps.allDishes)
}

function full(messageKey: string, max: number): LimitReached {
  return new LimitReached(undefined, messageKey, { max })
}
