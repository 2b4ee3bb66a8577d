import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { lookSchema } from '../look/schemas.ts'
import { parseInput } from '../parse-input.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import type { Previewed } from './previewed.ts'
import { readRestaurantPart } from './restaurant-part.ts'

/**
 * Returns a restaurant with the first dishes of its menu as guests will see them once the form of
 * its look is saved, and stores nothing.
 * @param input as for `saveLook`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewLook(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Previewed> {
  const { lookVersion: _, ...look } = parseInput(lookSchema, input)
  return asOwner(member, 'see', async (transaction) => {
    const stored = await getRestaurantRow(transaction, restaurantId)
    const [menu] = await readShownMenus(transaction, stored.id)
    return readRestaurantPart(transaction, { ...stored, look }, menu)
  })
}
