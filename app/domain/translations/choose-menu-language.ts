import { inArray } from 'drizzle-orm'
import { menus } from '#app/db/schema/index.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { menuLanguageSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Stores the language in which a restaurant's menus are written.
 * @param input `language`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function chooseMenuLanguage(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<void> {
  const { language } = parseInput(menuLanguageSchema, input)
  await asOwner(member, 'editMenus', async (transaction) => {
    const shownMenus = await readShownMenus(
      transaction,
      (await getRestaurantRow(transaction, restaurantId)).id,
    )
    // Locked in the order of their ids, to prevent deadlocks.
    const ids = shownMenus.map(({ id }) => id).toSorted()
    for (const id of ids) await lockMenu(transaction, id)
    await transaction.update(menus).set({ language }).where(inArray(menus.id, ids))
  })
}
