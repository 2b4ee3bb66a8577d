import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { maxNameLength, optionalText, rowChoice } from '../field-schemas.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { categoriesOf } from '../setup/menu-templates.ts'
import { startedMenuSchema } from '../setup/schemas.ts'
import type { Previewed } from './previewed.ts'

const { currency, template } = startedMenuSchema.shape
const previewSchema = z.object({
  name: optionalText({ max: maxNameLength, isOneLine: true }),
  currency,
  template,
  restaurantId: rowChoice,
})

/**
 * Returns an account's first menu as guests will see it once its form is saved, and stores nothing.
 * @param input as for `startMenu`, with the `restaurantId` of the restaurant that will show it; the
 *   name may be missing
 * @throws {NotFoundError} if the owner has no such restaurant
 * @throws {InvalidFieldsError}
 */
export async function previewStartedMenu(
  member: Member,
  input: unknown,
  locale: Locale,
): Promise<Previewed> {
  const typed = parseInput(previewSchema, input)
  const { restaurantId } = typed
  const emptyCategories = categoriesOf(typed.template, locale).map(({ name }) => name)
  return asOwner(member, 'addMenus', async (transaction) => ({
    restaurant:
      restaurantId === null ? undefined : await getRestaurantRow(transaction, restaurantId),
    menu: { currency: typed.currency, language: null },
    headings: [typed.name],
    dishes: [],
    notices: [
      restaurantId === null ? ('not_shown' as const) : ('only_menu' as const),
      ...(emptyCategories.length > 0 ? (['category_empty'] as const) : []),
    ],
    emptyCategories,
  }))
}
