import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { assertRoom, assertRoomForDishes, caps, textLength } from '../caps.ts'
import { InvalidInputError, LimitReachedError } from '../errors.ts'
import { groupBy } from '../group-by.ts'
import type { ArchivedRows } from './row-schemas.ts'

/**
 * Checks that an owner has room for the rows of an archive, and that none of its menus is too large.
 * @throws {InvalidInputError} if there is nothing to import
 * @throws {LimitReachedError}
 */
export async function assertFits(
  transaction: Transaction,
  ownerId: string,
  rows: ArchivedRows,
): Promise<void> {
  if (rows.menus.length + rows.restaurants.length === 0) {
    throw new InvalidInputError('transfer_file_empty')
  }
  for (const { length } of groupBy(rows.categories, ({ menuId }) => menuId).values()) {
    assertAtMost(length, caps.categories, 'categories_full')
  }
  for (const dishes of groupBy(rows.dishes, ({ menuId }) => menuId).values()) {
    assertAtMost(dishes.length, caps.dishes, 'dishes_full')
    const length = dishes.reduce((sum, dish) => sum + textLength(dish), 0)
    assertAtMost(length, caps.menuText, 'menu_text_full')
  }
  const own = { menus: eq(menus.ownerId, ownerId), restaurants: eq(restaurants.ownerId, ownerId) }
  await assertRoom(transaction, 'menus', menus, own.menus, rows.menus.length)
  await assertRoom(
    transaction,
    'restaurants',
    restaurants,
    own.restaurants,
    rows.restaurants.length,
  )
  await assertRoomForDishes(transaction, ownerId, rows.dishes.length)
}

function assertAtMost(count: number, max: number, messageKey: string): void {
  if (count > max) throw new LimitReachedError(undefined, messageKey, { max })
}
