import { and, eq, isNotNull } from 'drizzle-orm'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { isMenuLanguage, menuLanguages, type MenuLanguage } from '../guest-menu/menu-language.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

export interface Printable {
  readonly restaurant: {
    readonly id: string
    readonly name: string
    readonly slug: string | null
    /** Its tables, as `listTables` reads them. */
    readonly tables: string
  }
  /** Whether the restaurant shows a menu. */
  readonly hasMenu: boolean
  /**
   * The languages that paper can be printed in: the menu's own first, then those that guests read.
   */
  readonly languages: readonly MenuLanguage[]
}

/**
 * Returns what an owner can print of a restaurant.
 * @throws {NotFoundError}
 */
export async function getPrintable(member: Member, restaurantId: string): Promise<Printable> {
  return asOwner(member, 'see', async (transaction) => {
    const { id, name, slug, tableNames } = await getRestaurantRow(transaction, restaurantId)
    const menus = await readShownMenus(transaction, id)
    const live = await transaction
      .select({ language: restaurantLanguages.language })
      .from(restaurantLanguages)
      .where(and(eq(restaurantLanguages.restaurantId, id), isNotNull(restaurantLanguages.liveAt)))
    const written = menus[0]?.language
    const original = isMenuLanguage(written) ? [written] : []
    const others = menuLanguages.filter(
      (one) => !original.includes(one) && live.some(({ language }) => language === one),
    )
    return {
      restaurant: { id, name, slug, tables: tableNames },
      hasMenu: menus.length > 0,
      languages: [...original, ...others],
    }
  })
}
