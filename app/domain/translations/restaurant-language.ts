import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { isMenuLanguage, type MenuLanguage } from '../guest-menu/menu-language.ts'
import { getRestaurantRow, type Restaurant } from '../locks/lock-restaurant.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { returnedRow } from '../returned-row.ts'

/** A restaurant, with the languages from and into which its texts are translated. */
export interface LanguagePair {
  readonly restaurant: Restaurant
  readonly menus: readonly Menu[]
  readonly from: MenuLanguage
  readonly to: MenuLanguage
}

/**
 * Returns a restaurant with the languages between which its texts are translated.
 * @param language from the URL
 * @throws {NotFoundError} if there is no such restaurant or language
 * @throws {InvalidInputError} if the owner hasn't chosen the original's language
 */
export async function getLanguagePair(
  transaction: Transaction,
  restaurantId: string,
  language: string,
): Promise<LanguagePair> {
  const restaurant = await getRestaurantRow(transaction, restaurantId)
  const menus = await readShownMenus(transaction, restaurant.id)
  const from = menus[0]?.language
  if (!isMenuLanguage(language) || language === from) throw new NotFoundError('page_not_found')
  if (!isMenuLanguage(from)) throw new InvalidInputError('menu_language_unknown')
  return { restaurant, menus, from, to: language }
}

/** Returns the row of a restaurant's language; adds it if it doesn't exist. */
export async function ensureLanguage(
  transaction: Transaction,
  { restaurant, to }: Pick<LanguagePair, 'restaurant' | 'to'>,
): Promise<typeof restaurantLanguages.$inferSelect> {
  const values = { ownerId: restaurant.ownerId, restaurantId: restaurant.id, language: to }
  await transaction.insert(restaurantLanguages).values(values).onConflictDoNothing()
  const row = await findLanguage(transaction, { restaurant, to })
  return returnedRow(row ? [row] : [])
}

/** Returns the row of a restaurant's language; undefined until something is stored for the language. */
export async function findLanguage(
  transaction: Transaction,
  { restaurant, to }: { readonly restaurant: Pick<Restaurant, 'id'>; readonly to: MenuLanguage },
): Promise<typeof restaurantLanguages.$inferSelect | undefined> {
  const [row] = await transaction
    .select()
    .from(restaurantLanguages)
    .where(
      and(
        eq(restaurantLanguages.restaurantId, restaurant.id),
        eq(restaurantLanguages.language, to),
      ),
    )
  return row
}
