import { categories } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Menu } from '../locks/lock-menu.ts'
import { addMenuRow } from '../menus/add-menu.ts'
import { parseInput } from '../parse-input.ts'
import { categoriesOf } from './menu-templates.ts'
import { startedMenuSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Adds a menu with a template's categories in the owner's language. Idempotent for the same form.
 * @param input `{name, currency, template?, key?}`
 * @throws {InvalidFieldsError | LimitReachedError}
 */
export async function startMenu(member: Member, input: unknown, locale: Locale): Promise<Menu> {
  const { template, ...form } = parseInput(startedMenuSchema, input)
  return asOwner(member, 'addMenus', async (transaction) => {
    const { menu, isNew } = await addMenuRow(transaction, member.ownerId, form)
    const { id: menuId } = menu
    if (!isNew) return menu
    const rows = categoriesOf(template, locale).map(({ name }, position) => ({
      ownerId: member.ownerId,
      menuId,
      name,
      position,
    }))
    if (rows.length > 0) await transaction.insert(categories).values(rows)
    return menu
  })
}
