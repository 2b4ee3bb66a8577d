import { inArray } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { caps } from '../caps.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import { menusChoiceSchema } from './schemas.ts'
import { readFurtherMenus, writeShownMenus } from './shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Sets the menus that a restaurant shows, in order, or none. Open forms of the restaurant stay valid,
 * because they don't contain the menus.
 * @param input `{menuId}` of the first, empty for none; `hasFurther`, and for each further one, in
 *   order, `further.<id>`. Without `hasFurther`, the further ones stay.
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function chooseMenus(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<void> {
  const { menuId, further } = parseInput(menusChoiceSchema, input)
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  await asOwner(member, 'editMenus', async (transaction) => {
    const stored = further ?? (await readFurtherMenus(transaction, id)).map((menu) => menu.id)
    const ids = menuId === null ? [] : [...new Set([menuId, ...stored])]
    const chosen = await lockMenus(transaction, ids)
    assertOneCurrency(chosen)
    await assertDishesFit(transaction, ids)
    const restaurant = await lockRestaurant(transaction, id)
    await writeShownMenus(transaction, restaurant, ids)
  })
}

/**
 * Locks menus in the order of their ids. To prevent deadlocks, they are locked before the restaurant, as
 * `deleteMenu` does.
 * @returns the menus in the order of the ids
 */
async function lockMenus(transaction: Transaction, ids: readonly string[]): Promise<Menu[]> {
  const locked = new Map<string, Menu>()
  for (const id of ids.toSorted()) locked.set(id, await lockMenu(transaction, id))
  return ids.flatMap((id) => locked.get(id) ?? [])
}

/** The menus share a currency, because guests compare and search the prices of all of them together. */
function assertOneCurrency([first, ...others]: readonly Menu[]): void {
  const other = others.find(({ currency }) => currency !== first?.currency)
  if (!first || !other) return
  throw invalidField('further', 'menus_currencies', {
    name: other.name,
    currency: other.currency,
    others: first.currency,
  })
}

/** Together, the menus have at most as many dishes as one menu: guests see all of them on one page. */
async function assertDishesFit(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length < 2) return
  const count = await transaction.$count(dishes, inArray(dishes.menuId, [...ids]))
  if (count > caps.dishes) throw invalidField('further', 'menus_dishes', { max: caps.dishes })
}
