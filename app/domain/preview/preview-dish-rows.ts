import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'
import { getMenuRow } from '../locks/lock-menu.ts'
import { parseInput } from '../parse-input.ts'
import { dishRowsSchema } from '../setup/dish-rows-schema.ts'
import { emptyDish } from './empty-dish.ts'
import { asGuestDishes, findShowing, type Previewed } from './previewed.ts'

/**
 * Returns the new dishes of one category as guests will see them once the form of several dishes is
 * saved, and stores nothing. The category is that of the last row with text, which an owner who goes
 * from top to bottom is typing in.
 * @param input as for `addDishes`
 * @throws {NotFoundError} if the owner has no such menu, or no such category on it
 * @throws {InvalidFieldsError}
 */
export async function previewDishRows(
  member: Member,
  menuId: string,
  input: unknown,
  locale: Locale,
): Promise<Previewed> {
  return asOwner(member, 'see', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const { dishes: typed } = parseInput(dishRowsSchema(menu.currency, locale), input)
    const categoryId = typed.at(-1)?.mainCategoryId ?? null
    const rows = typed
      .filter(({ mainCategoryId }) => mainCategoryId === categoryId)
      .map(({ ingredients, ...dish }) => ({
        ...emptyDish(menu),
        ...dish,
        ingredients: [...ingredients],
      }))
    const restaurant = await findShowing(transaction, menu.id)
    const { dishes } = await asGuestDishes(transaction, rows, new Map(), restaurant?.id)
    return {
      restaurant,
      menu,
      headings: categoryId
        ? [(await getCategoryOnMenu(transaction, menu.id, categoryId)).name]
        : [],
      dishes,
      notices: restaurant ? [] : ['not_shown'],
    }
  })
}
