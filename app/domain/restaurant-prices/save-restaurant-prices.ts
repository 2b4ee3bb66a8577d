import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ConflictError } from '../errors.ts'
import { isRowId, requireRowId } from '../field-schemas.ts'
import { getMenuRow, touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { sizeColumns } from '../sizes/size-columns.ts'
import { noPrices, priceColumns, replacingPrice } from '../sizes/size-prices.ts'
import type { Sizes } from '../sizes/size.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { lockPricedMenus } from './lock-priced-menus.ts'
import { replacingColumns } from './read-restaurant-prices.ts'
import { pricedMenuSchema, pricesSchema, type TypedPrice } from './schemas.ts'
import { writeRestaurantPrices, type DishPrices } from './write-restaurant-prices.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** The result of saving prices. */
export type SavedPrices =
  | {
      /** The number of prices that have changed. */
      readonly count: number
      /** The number of typed prices whose dishes or sizes are no longer on the menu. */
      readonly missing: number
    }
  | {
      /**
       * Nothing was saved, because these prices have been changed since the form was loaded: the
       * stored ones by the size's id.
       */
      readonly conflicts: Readonly<Record<string, number | null>>
    }

/**
 * Saves those of a restaurant's prices that were changed in a form.
 * @param input `{menuId, currency, loaded, 'price.<size>'…}`; an empty price is the menu's
 * @param locale of the form's language, which determines how prices are parsed
 * @throws {NotFoundError | InvalidFieldsError}
 * @throws {ConflictError} if the restaurant now shows another menu, or its currency has changed
 */
export async function saveRestaurantPrices(
  member: Member,
  restaurantId: string,
  input: unknown,
  locale?: Locale,
): Promise<SavedPrices> {
  const loadedMenu = parseInput(pricedMenuSchema, input)
  const id = requireRowId(restaurantId, 'restaurant_not_found')
  return asOwner(member, 'editMenus', async (transaction) => {
    await getMenuRow(transaction, loadedMenu.menuId)
    const menus = await lockPricedMenus(transaction, id)
    const [menu] = menus
    if (menu?.id !== loadedMenu.menuId || menu.currency !== loadedMenu.currency)
      throw new ConflictError('changed_elsewhere')
    const menuIds = menus.map((one) => one.id)
    const typed = parseInput(pricesSchema(menu.currency, locale), input)
    const edited = typed.filter(({ price, loaded }) => price !== loaded)
    const stored = await readStored(transaction, { restaurantId: id, menuIds }, edited)
    const changes = edited.filter(({ sizeId }) => stored.has(sizeId))
    const conflicts = changes.flatMap(({ sizeId, price, loaded }) => {
      const current = stored.get(sizeId)?.prices.get(sizeId) ?? null
      return current === loaded || current === price ? [] : [[sizeId, current] as const]
    })
    if (conflicts.length > 0) return { conflicts: Object.fromEntries(conflicts) }
    await writeRestaurantPrices(
      transaction,
      { ownerId: member.ownerId, restaurantId: id },
      withChanges(changes, stored),
    )
    if (changes.length > 0) {
      for (const menuId of menuIds) await touchMenu(transaction, menuId)
    }
    return { count: changes.length, missing: edited.length - changes.length }
  })
}

/** A dish, and the prices that its sizes have at the restaurant; null for the menu's. */
interface StoredPrices {
  readonly dishId: string
  readonly sizes: Sizes
  readonly prices: ReadonlyMap<string, number | null>
}

/** Reads the stored prices of the dishes with an edited price, by size id. */
async function readStored(
  transaction: Transaction,
  { restaurantId, menuIds }: { readonly restaurantId: string; readonly menuIds: readonly string[] },
  edited: readonly TypedPrice[],
): Promise<ReadonlyMap<string, StoredPrices>> {
  const ids = sql.param(edited.map(({ sizeId }) => sizeId).filter(isRowId))
  const isEdited = sql`(${dishes.id} = any(${ids}::uuid[]) or ${dishes.sizeId} = any(${ids}::uuid[])
    or exists (select from jsonb_array_elements(${dishes.moreSizes}) size
      where size->>'id' = any(${ids}::text[])))`
  const rows = await transaction
    .select({ ...sizeColumns, ownPrices: replacingColumns })
    .from(dishes)
    .leftJoin(
      restaurantPrices,
      and(eq(restaurantPrices.dishId, dishes.id), eq(restaurantPrices.restaurantId, restaurantId)),
    )
    .where(and(inArray(dishes.menuId, [...menuIds]), isEdited))
  return new Map(
    rows.flatMap(({ ownPrices, ...row }) => {
      const sizes = sizesOf(row)
      const prices = new Map(
        sizes.map(({ id }, index) => [id, replacingPrice(ownPrices ?? noPrices, id, index)]),
      )
      return sizes.map(({ id }) => [id, { dishId: row.id, sizes, prices }] as const)
    }),
  )
}

/** Returns all prices, changed or not, of the dishes that have a changed price. */
function withChanges(
  changes: readonly TypedPrice[],
  stored: ReadonlyMap<string, StoredPrices>,
): readonly DishPrices[] {
  const byDish = Map.groupBy(changes, ({ sizeId }) => stored.get(sizeId)?.dishId)
  return [...byDish.values()].flatMap((ofDish) => {
    const dish = stored.get(ofDish[0]?.sizeId ?? '')
    if (!dish) return []
    const changed = ofDish.map(({ sizeId, price }) => [sizeId, price] as const)
    const prices = new Map([...dish.prices, ...changed])
    return [{ dishId: dish.dishId, ...priceColumns(dish.sizes, prices) }]
  })
}
