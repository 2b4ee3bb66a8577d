import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { assertVersion } from '../form-version.ts'
import { lockMenu, type Menu } from '../locks/lock-menu.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import { readShownMenus, showsMenu } from '../restaurants/shown-menus.ts'
import { returnedRow } from '../returned-row.ts'
import { nextVersion } from '../row-version.ts'
import { buildService } from '../service-hours/build-service.ts'
import { menuVersion } from './menu-versions.ts'
import { rescalePrices } from './rescale-prices.ts'
import { menuSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Updates a menu's name, its currency, and when it is served. Amounts aren't converted: 145 lira become
 * 145 yen. They are rounded if the new currency has fewer decimals.
 * @param input `{name, currency, served?, outside?, menuVersion}` and hours by weekday
 * @throws {NotFoundError | InvalidFieldsError | ConflictError}
 */
export async function updateMenu(member: Member, menuId: string, input: unknown): Promise<Menu> {
  const { menuVersion: loadedVersion, ...form } = parseInput(menuSchema, input)
  const { name, currency } = form
  return asOwner(member, 'editMenus', async (transaction) => {
    const service = await buildService(transaction, member.ownerId, form)
    const menu = await lockMenu(transaction, menuId)
    assertVersion(menuVersion(menu), loadedVersion)
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

/**
 * Checks that no restaurant shows the menu together with others, because these must have the same
 * currency.
 * @throws {InvalidFieldsError}
 */
async function assertShownAlone(transaction: Transaction, { id }: Menu): Promise<void> {
  const showing = await transaction.select().from(restaurants).where(showsMenu(id))
  for (const restaurant of showing) {
    const shown = await readShownMenus(transaction, restaurant.id)
    if (shown.length > 1) {
      throw invalidField('currency', 'currency_shown_together', { restaurant: restaurant.name })
    }
  }
}
