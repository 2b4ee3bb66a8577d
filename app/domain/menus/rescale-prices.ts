import {
  and,
  eq,
  gt,
  isNotNull,
  or,
  sql,
  type AnyColumn,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurantPrices, scheduledPrices } from '#app/db/schema/index.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { maxPriceMinor } from '../money/parse-price.ts'
import { minorDigits } from '../money/price.ts'
import { invalidField } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'

/**
 * Rescales a locked menu's stored prices for another currency, because the size of a minor unit depends
 * on it. Includes scheduled prices, restaurants' own prices, and those of deleted dishes, which may be
 * restored.
 * @throws {InvalidFieldsError} if a price would be too large
 */
export async function rescalePrices(
  transaction: Transaction,
  menu: Menu,
  currency: string,
): Promise<void> {
  const factor = 10 ** (minorDigits(currency) - minorDigits(menu.currency))
  if (factor === 1) return
  const onMenu = eq(dishes.menuId, menu.id)
  await seeDeleted(transaction, async () => {
    if (factor > 1) await assertPricesFit(transaction, onMenu, factor)
    await transaction
      .update(dishes)
      .set({
        priceMinor: rescaled(dishes.priceMinor, factor),
        moreSizes: rescaledSizes(factor),
        optionGroups: rescaledOptions(factor),
        // Open forms still show the old currency, so make them conflict.
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .where(onMenu)
    for (const prices of [restaurantPrices, scheduledPrices]) {
      await transaction
        .update(prices)
        .set({
          priceMinor: rescaled(prices.priceMinor, factor),
          morePrices: rescaledEntries(prices.morePrices, factor),
        })
        .where(sql`${prices.dishId} in (select ${dishes.id} from ${dishes} where ${onMenu})`)
    }
  })
}

/** Rounds to whole minor units, but never down to 0, which would hide the price. */
const rescaled = (price: SQLWrapper, factor: number): SQL =>
  sql`case when ${price} > 0 then greatest(1, round(${price} * ${factor}::numeric)::integer)
    else ${price} end`

const rescaledSizes = (factor: number): SQL => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_set(
        size,
        '{priceMinor}',
        coalesce(to_jsonb(${rescaled(sql`(size->>'priceMinor')::integer`, factor)}), 'null'))
      order by place),
    '[]')
  from jsonb_array_elements(${dishes.moreSizes}) with ordinality as more (size, place))`

const rescaledOptions = (factor: number): SQL => sql`(
  select coalesce(
    jsonb_agg(jsonb_set(option_group, '{options}', (
      select coalesce(
        jsonb_agg(
          jsonb_set(
            option,
            '{extraMinor}',
            to_jsonb(${rescaled(sql`(option->>'extraMinor')::integer`, factor)}))
          order by option_place),
        '[]')
      from jsonb_array_elements(option_group->'options')
        with ordinality as options (option, option_place)))
      order by place),
    '[]')
  from jsonb_array_elements(${dishes.optionGroups}) with ordinality as groups (option_group, place))`

/** Rescales a jsonb object of prices by size. */
const rescaledEntries = (prices: AnyColumn, factor: number): SQL => sql`(
  select coalesce(jsonb_object_agg(id, ${rescaled(sql`price::integer`, factor)}), '{}')
  from jsonb_each_text(${prices}) as entry (id, price))`

async function assertPricesFit(
  transaction: Transaction,
  onMenu: SQL,
  factor: number,
): Promise<void> {
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
  if (!found) return
  const messageKey = found.isDeleted
    ? 'currency_deleted_prices_too_large'
    : 'currency_prices_too_large'
  throw invalidField('currency', messageKey)
}
