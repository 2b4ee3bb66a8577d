import { asOwner } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { addMenuRow } from '../menus/add-menu.ts'
import { parseInput } from '../parse-input.ts'
import { categoriesOf } from './menu-templates.ts'
import { startedMenuSchema } from './schemas.ts'

/**
 * Adds a menu with a template's categories in the owner's language. Idempotent for the same form.
 * @param input `{name, currency, template?, key?}`
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function startMenu(ownerId: string, input: unknown, locale: Locale): Promise<Menu> {
  const { template, ...form } = parseInput(startedMenuSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const { menu, isNew } = await addMenuRow(transaction, ownerId, form)
    const { id: menuId } = menu
    if (!isNew || template === '' || template === 'file') return menu
    const rows = categoriesOf(template, locale).map(({ name }, position) => ({
      ownerId,
      menuId,
      name,
      position,
    }))
    await transaction.insert(categories).values(rows)
    return menu
  })
}
