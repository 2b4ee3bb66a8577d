import { and, eq, inArray, sql } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ConflictError } from '../errors.ts'
import { isRowId, requireRowId } from '../field-schemas.ts'
import { lockMenu, touchMenu } from '../locks/lock-menu.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { parseInput } from '../parse-input.ts'
import { pricedMenuSchema, pricesSchema, type TypedPrice } from './schemas.ts'

/** The result of saving prices. */
export type SavedPrices =
  | {
      /** The number of prices that have changed. */
      readonly count: number
      /** The number of typed prices whose dishes are no longer on the menu. */
      readonly missing: number
    }
  | {
      /**
       * Nothing was saved, because these prices have been changed since the form was loaded: the
       * stored ones by the dish's id.
       */
      readonly conflicts: Readonly<Record<string, number | null>>
    }

/**
 * Saves those of a restaurant's prices that were changed in a form.
 * @param input `{menuId, currency, loaded, 'price.<dish>'…}`; an empty price is the menu's
 * @param locale of the form's language, which determines how prices are parsed
 * @throws {NotFoundError | InvalidFieldsError}
 * @throws {ConflictError} if the restaurant shows another menu by now, or its currency has changed
 */
export async function savePrices(
  ownerId: string,
  restaurantId: string,
  input: unknown,
  locale?: Locale,
): Promise<SavedPrices> {
  const of = parseInput(pricedMenuSchema, input)
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(ownerId, async (transaction) => {
    const shown = (await readShownMenus(transaction, id)).map((menu) => menu.id)
    const toLock = new Set([of.menuId, ...shown])
    for (const menuId of [...toLock].toSorted()) await lockMenu(transaction, menuId)
    await lockRestaurant(transaction, id)
    const locked = await readShownMenus(transaction, id)
    const [menu] = locked
    const isSame = locked.map((one) => one.id).join() === shown.join()
    if (menu?.id !== of.menuId || menu.currency !== of.currency || !isSame)
      throw new ConflictError('changed_elsewhere')
    const typed = parseInput(pricesSchema(menu.currency, locale), input)
    const wanted = typed.filter(({ price, loaded }) => price !== loaded)
    const stored = await readStored(transaction, { restaurantId: id, menuIds: shown }, wanted)
    const changes = wanted.filter(({ dishId }) => stored.has(dishId))
    const conflicts = changes.flatMap(({ dishId, price, loaded }) => {
      const now = stored.get(dishId) ?? null
      return now === loaded || now === price ? [] : [[dishId, now] as const]
    })
    if (conflicts.length > 0) return { conflicts: Object.fromEntries(conflicts) }
    await write(transaction, { ownerId, restaurantId: id }, changes)
    if (changes.length > 0) {
      for (const menuId of shown) await touchMenu(transaction, menuId)
    }
    return { count: changes.length, missing: wanted.length - changes.length }
  })
}

/** Reads the stored prices of those dishes that are on the menus; null for the menu's. */
async function readStored(
  transaction: Transaction,
  { restaurantId, menuIds }: { readonly restaurantId: string; readonly menuIds: readonly string[] },
  wanted: readonly TypedPrice[],
): Promise<ReadonlyMap<string, number | null>> {
  const ids = wanted.map(({ dishId }) => dishId).filter(isRowId)
  const rows = await transaction
    .select({ dishId: dishes.id, price: restaurantPrices.priceMinor })
    .from(dishes)
    .leftJoin(
      restaurantPrices,
      and(eq(restaurantPrices.dishId, dishes.id), eq(restaurantPrices.restaurantId, restaurantId)),
    )
    .where(
      and(inArray(dishes.menuId, [...menuIds]), sql`${dishes.id} = any(${sql.param(ids)}::uuid[])`),
    )
  return new Map(rows.map(({ dishId, price }) => [dishId, price]))
}

async function write(
  transaction: Transaction,
  { ownerId, restaurantId }: { readonly ownerId: string; readonly restaurantId: string },
  changes: readonly TypedPrice[],
): Promise<void> {
  const cleared = changes.filter(({ price }) => price === null).map(({ dishId }) => dishId)
  const priced = changes.filter(({ price }) => price !== null)
  if (cleared.length > 0) {
    await transaction
      .delete(restaurantPrices)
      .where(
        sql`${restaurantPrices.restaurantId} = ${restaurantId} and ${restaurantPrices.dishId} = any(${sql.param(cleared)}::uuid[])`,
      )
  }
  if (priced.length > 0) {
    await transaction.execute(sql`
      insert into ${restaurantPrices} (owner_id, restaurant_id, dish_id, price_minor)
      select ${ownerId}::uuid, ${restaurantId}::uuid, dish_id, price
      from unnest(
        ${sql.param(priced.map(({ dishId }) => dishId))}::uuid[],
        ${sql.param(priced.map(({ price }) => price))}::int[]
      ) as changed (dish_id, price)
      on conflict (restaurant_id, dish_id) do update set price_minor = excluded.price_minor`)
  }
}
