import { findShowingRestaurant } from '#app/domain/preview/find-showing-restaurant.ts'
import { menuMark, menuPath } from '#app/routes/guest/menu-mark.ts'
import type { GuestPageLink } from './beside.tsx'
import type { Member } from '#app/domain/actor.ts'

/**
 * Finds the guest page that shows a menu, with this menu open; undefined if no restaurant shows it.
 * @throws {NotFoundError} for an invalid menu id
 */
export async function loadGuestPage(
  member: Member,
  menuId: string,
): Promise<GuestPageLink | undefined> {
  const restaurant = await findShowingRestaurant(member, menuId)
  if (!restaurant) return undefined
  const { id, slug, name } = restaurant
  return { path: menuPath(`/${slug ?? id}`, menuMark(menuId.toLowerCase())), name }
}
