import { and, eq, gt, isNotNull, or, sql, type AnyColumn, type SQLWrapper } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import {
  dishes,
  menus,
  restaurantPrices,
  restaurants,
  scheduledPrices,
} from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { maxPriceMinor } from '../money/parse-price.ts'
import { parseInput, invalidField } from '../parse-input.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { menuVersion } from './menu-versions.ts'
import { assertVersion } from '../form-version.ts'
import { minorDigits } from '../money/price.ts'
import { readShownMenus, showsMenu } from '../restaurants/shown-menus.ts'
import { buildService } from '../service-hours/build-service.ts'
import { menuSchema } from './schemas.ts'

/**
 * Updates a menu's name, its currency, and when it is served. Amounts aren't converted: 145 lira become 145 yen. They are
 * rounded if the new currency has fewer decimals, but not down to 0, which would hide them.
 * @param input `{name, currency, served?, outside?, menuVersion}` and hours by weekday
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function updateMenu(ownerId: string, menuId: string, input: unknown): Promise<Menu> {
  const { menuVersion: read, ...form } = parseInput(menuSchema, input)
  const { name, currency } = form
  return asOwner(ownerId, async (transaction) => {
    const service = await buildService(transaction, ownerId, form)
    const menu = await lockMenu(transaction, menuId)
    assertVersion(menuVersion(menu), read)
    if (currency !== menu.currency) await assertShownAlone(transaction, menu)
    await rescalePrices(transaction, menu, currency)
    return returnedRow(
      await transaction
        .update(menus)
        .set({
          name,
          currency,
          service,
          updatedAt: nextVersion(menus.updatedAt),
          editedAt: nextVersion(menus.editedAt),
        })
        .where(eq(menus.id, menu.id))
        .returning(),
    )
  })
}

/** Menus that a restaurant shows together have one currency. */
async function assertShownAlone(transaction: Transaction, { id }: Menu): Promise<void> {
  const showing = await transaction.select().from(restaurants).where(showsMenu(id))
  for (const restaurant of showing) {
    const shown = await readShownMenus(transaction, restaurant.id)
    if (shown.length > 1) {
      throw invalidField('currency', 'currency_shown_together', { restaurant: restaurant.name })
    }
  }
}

/**
 * Rescales the stored prices, because the size of a minor unit depends on the currency: scheduled
 * ones too, and those of deleted dishes, which may be restored.
 */
async function rescalePrices(
  transaction: Transaction,
  menu: Menu,
  currency: string,
): Promise<void> {
  const factor = 10 ** (minorDigits(currency) - minorDigits(menu.currency))
  if (factor === 1) return
  const onMenu = eq(dishes.menuId, menu.id)
  const isOfMenu = (dishId: AnyColumn) =>
    sql`${dishId} in (select ${dishes.id} from ${dishes} where ${onMenu})`
  const rescaled = (price: SQLWrapper) =>
    sql`case when ${price} > 0 then greatest(1, round(${price} * ${factor}::numeric)::integer)
      else ${price} end`
  const ofSize = sql`(size->>'priceMinor')::integer`
  const sizesRescaled = sql`(
    select coalesce(
      jsonb_agg(jsonb_set(size, '{priceMinor}', coalesce(to_jsonb(${rescaled(ofSize)}), 'null'))
        order by place),
      '[]')
    from jsonb_array_elements(${dishes.moreSizes}) with ordinality as more (size, place))`
  const ofOption = sql`(option->>'extraMinor')::integer`
  const optionsRescaled = sql`(
    select coalesce(
      jsonb_agg(jsonb_set(option_group, '{options}', (
        select coalesce(
          jsonb_agg(jsonb_set(option, '{extraMinor}', to_jsonb(${rescaled(ofOption)}))
            order by option_place),
          '[]')
        from jsonb_array_elements(option_group->'options')
          with ordinality as options (option, option_place)))
        order by place),
      '[]')
    from jsonb_array_elements(${dishes.optionGroups}) with ordinality as groups (option_group, place))`
  const ofEntry = sql`price::integer`
  const pricesRescaled = (prices: AnyColumn) => sql`(
    select coalesce(jsonb_object_agg(id, ${rescaled(ofEntry)}), '{}')
    from jsonb_each_text(${prices}) as entry (id, price))`
  await seeDeleted(transaction, async () => {
    if (factor > 1) {
      const highest = Math.floor(maxPriceMinor / factor)
      const isTooLarge = (price: AnyColumn, more: AnyColumn, path: string) =>
        or(
          gt(price, highest),
          sql`jsonb_path_exists(${more}, ${`${path} ? (@ > ${highest})`}::jsonpath)`,
        )
      const [found] = await transaction
        .select({ isDeleted: isNotNull(dishes.deletedAt) })
        .from(dishes)
        .leftJoin(restaurantPrices, eq(restaurantPrices.dishId, dishes.id))
        .leftJoin(scheduledPrices, eq(scheduledPrices.dishId, dishes.id))
        .where(
          and(
            onMenu,
            or(
              isTooLarge(dishes.priceMinor, dishes.moreSizes, '$[*].priceMinor'),
              isTooLarge(dishes.priceMinor, dishes.optionGroups, '$[*].options[*].extraMinor'),
              isTooLarge(restaurantPrices.priceMinor, restaurantPrices.morePrices, '$.*'),
              isTooLarge(scheduledPrices.priceMinor, scheduledPrices.morePrices, '$.*'),
            ),
          ),
        )
        .orderBy(isNotNull(dishes.deletedAt))
        .limit(1)
      if (found) {
        const messageKey = found.isDeleted
          ? 'currency_deleted_prices_too_large'
          : 'currency_prices_too_large'
        throw invalidField('currency', messageKey)
      }
    }
    await transaction
      .update(dishes)
      .set({
        priceMinor: rescaled(dishes.priceMinor),
        moreSizes: sizesRescaled,
        optionGroups: optionsRescaled,
        // Open forms still show the old currency, so make them conflict.
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .where(onMenu)
    for (const prices of [restaurantPrices, scheduledPrices]) {
      await transaction
        .update(prices)
        .set({
          priceMinor: rescaled(prices.priceMinor),
          morePrices: pricesRescaled(prices.morePrices),
        })
        .where(isOfMenu(prices.dishId))
    }
  })
}
