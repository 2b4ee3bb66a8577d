import { readTimeZone } from '../accounts/read-time-zone.ts'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { parseInput } from '../parse-input.ts'
import { visitOf } from '../visit/save-visit.ts'
import { visitSchema } from '../visit/schemas.ts'
import type { Previewed } from './previewed.ts'

/**
 * Returns a restaurant's notice and visit as guests will see them once the form is saved, and stores
 * nothing.
 * @param input as for `saveVisit`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewVisit(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<Previewed> {
  const { visitVersion: _, ...fields } = parseInput(visitSchema, input)
  return asOwner(member, 'see', async (transaction) => {
    const stored = await getRestaurantRow(transaction, restaurantId)
    const visit = visitOf(fields, await readTimeZone(transaction))
    const restaurant = { ...stored, visit }
    return { restaurant, menu: undefined, headings: [], dishes: [], notices: [] }
  })
}
