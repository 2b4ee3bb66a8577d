import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'
import type { SelectionResult } from './selection-result.ts'
import { dateAt } from '../scheduled-prices/dates.ts'
import { schedulePrices } from '../scheduled-prices/schedule-prices.ts'
import { readTimeZone } from '../accounts/read-time-zone.ts'
import { priceColumns } from '../sizes/size-prices.ts'
import { sizeColumns, withPrices } from '../sizes/size-columns.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import { calculatePrices, type PricePreview } from './calculate-prices.ts'
import { confirmedPricesSchema } from './price-change-schema.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Changes the prices of dishes to exactly those that the owner has confirmed, or schedules them for
 * a date: if any of them would differ now, nothing is changed.
 * @param input as for `previewPrices`, and `previewVersion`
 * @param locale of the form's language, which determines how an amount is parsed
 * @returns how many prices have changed or been scheduled, and the start date, or else a new preview
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function changePrices(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
  locale?: Locale,
): Promise<
  (SelectionResult & { readonly from: string | undefined }) | { readonly preview: PricePreview }
> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const locked = await lockDishes(transaction, menuId, selected)
    const { currency } = locked.menu
    const timeZone = await readTimeZone(transaction)
    const { previewVersion, change, from } = parseInput(
      confirmedPricesSchema(currency, dateAt(timeZone, Date.now()), locale),
      input,
    )
    const preview = await calculatePrices(transaction, locked, change, from)
    if (preview.previewVersion !== previewVersion) return { preview }
    const changed = preview.prices.filter(({ before, after }) => before !== after)
    const dishIds = new Set(changed.map(({ dishId }) => dishId))
    const prices = await newPrices(transaction, preview, dishIds)
    if (from !== undefined) {
      await schedulePrices(transaction, { ownerId: member.ownerId, timeZone, from, prices })
    }
    await transaction
      .update(dishes)
      .set({
        ...(from === undefined && {
          priceMinor: sql`coalesce(changed.price, ${dishes.priceMinor})`,
          moreSizes: withPrices(sql`changed.more`),
        }),
        // Open forms show the former next price, so make them conflict, too.
        updatedAt: nextVersion(dishes.updatedAt),
      })
      .from(
        sql`unnest(
          ${sql.param(prices.map(({ dishId }) => dishId))}::uuid[],
          ${sql.param(prices.map(({ priceMinor }) => priceMinor))}::int[],
          ${sql.param(prices.map(({ morePrices }) => JSON.stringify(morePrices)))}::jsonb[]
        ) as changed (id, price, more)`,
      )
      .where(sql`${dishes.id} = changed.id`)
    if (from === undefined) await touchMenu(transaction, locked.menu.id)
    return { count: changed.length, missing: preview.missing, from }
  })
}

/** Returns all prices of dishes after a change, including those of sizes whose price stays. */
async function newPrices(
  transaction: Transaction,
  { prices }: PricePreview,
  dishIds: ReadonlySet<string>,
) {
  const byDish = Map.groupBy(prices, ({ dishId }) => dishId)
  const rows = await transaction
    .select(sizeColumns)
    .from(dishes)
    .where(sql`${dishes.id} = any(${sql.param([...dishIds])}::uuid[])`)
  return rows.map((row) => {
    const bySize = new Map(byDish.get(row.id)?.map(({ id, after }) => [id, after]))
    return { dishId: row.id, ...priceColumns(sizesOf(row), bySize) }
  })
}
