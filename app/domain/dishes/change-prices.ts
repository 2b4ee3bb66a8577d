import { sql } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { nextVersion } from '../row-version.ts'
import type { Applied } from './applied.ts'
import { calculatePrices, type PricePreview } from './price-change.ts'
import { confirmedPricesSchema } from './price-change-schema.ts'

/**
 * Changes the prices of dishes to exactly those that the owner has confirmed: if any of them would
 * differ now, nothing is changed.
 * @param input as for `previewPrices`, and `previewVersion`
 * @param locale of the form's language, which determines how an amount is parsed
 * @returns how many prices have changed, or else the new preview
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function changePrices(
  ownerId: string,
  menuId: string,
  selected: readonly string[],
  input: unknown,
  locale?: Locale,
): Promise<Applied | { readonly preview: PricePreview }> {
  return asOwner(ownerId, async (transaction) => {
    const locked = await lockDishes(transaction, menuId, selected)
    const { currency } = locked.menu
    const { previewVersion, ...change } = parseInput(confirmedPricesSchema(currency, locale), input)
    const preview = await calculatePrices(transaction, locked, change)
    if (preview.previewVersion !== previewVersion) return { preview }
    const changed = preview.prices.filter(({ before, after }) => before !== after)
    await transaction
      .update(dishes)
      .set({ priceMinor: sql`changed.price`, updatedAt: nextVersion(dishes.updatedAt) })
      .from(
        sql`unnest(
          ${sql.param(changed.map(({ id }) => id))}::uuid[],
          ${sql.param(changed.map(({ after }) => after))}::int[]
        ) as changed (id, price)`,
      )
      .where(sql`${dishes.id} = changed.id`)
    await touchMenu(transaction, locked.menu.id)
    return { count: changed.length, missing: preview.missing }
  })
}
