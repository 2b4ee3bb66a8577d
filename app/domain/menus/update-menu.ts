import { and, eq, gt, sql, type AnyColumn } from 'drizzle-orm'
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
import { assertVersion, menuVersion } from './menu-versions.ts'
import { minorDigits } from '../money/price.ts'
import { readShownMenus, showsMenu } from '../restaurants/shown-menus.ts'
import { readService } from '../service-hours/read-service.ts'
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
    const service = await readService(transaction, ownerId, form)
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
  const rescaled = (price: AnyColumn) =>
    sql`case when ${price} > 0 then greatest(1, round(${price} * ${factor}::numeric)::integer)
      else ${price} end`
  await seeDeleted(transaction, async () => {
    if (factor > 1) {
      const isTooLarge = (price: AnyColumn) => gt(price, Math.floor(maxPriceMinor / factor))
      const tooLarge = await Promise.all([
        transaction.$count(dishes, and(onMenu, isTooLarge(dishes.priceMinor))),
        ...[restaurantPrices, scheduledPrices].map((prices) =>
          transaction.$count(prices, and(isOfMenu(prices.dishId), isTooLarge(prices.priceMinor))),
        ),
      ])
      if (tooLarge.some((count) => count > 0)) {
        throw invalidField('currency', 'currency_prices_too_large')
      }
    }
    await transaction
      .update(dishes)
      .set({
        priceMinor: rescaled(dishes.priceMinor),
        // Open forms still show the old currency, so make them conflict.
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .where(onMenu)
    for (const prices of [restaurantPrices, scheduledPrices]) {
      await transaction
        .update(prices)
        .set({ priceMinor: rescaled(prices.priceMinor) })
        .where(isOfMenu(prices.dishId))
    }
  })
}
