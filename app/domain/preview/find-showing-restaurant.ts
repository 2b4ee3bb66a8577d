import { requireRowId } from '../field-schemas.ts'
import type { Restaurant } from '../locks/lock-restaurant.ts'
import { findShowing } from './previewed.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Finds the owner's restaurant at which a menu is previewed; undefined if none shows it.
 * @throws {NotFoundError} for an invalid menu id
 */
export async function findShowingRestaurant(
  member: Member,
  menuId: string,
): Promise<Restaurant | undefined> {
  const id = requireRowId(menuId, 'menu_not_found')
  return asOwner(member, 'see', (transaction) => findShowing(transaction, id))
}
