import { NotFound } from '#app/domain/errors.ts'
import { getGuestPage, type GuestPage } from '#app/domain/menus/get-guest-page.ts'
import type { Settings } from '#app/middleware/settings.ts'

/**
 * A restaurant's guest page, unless it is the sample's and that is switched off.
 * @param address the restaurant's id or slug
 * @throws {NotFound}
 */
export async function getShownPage(
  { sample }: Pick<Settings, 'sample'>,
  address: string,
): Promise<GuestPage> {
  const page = await getGuestPage(address)
  if (!sample.isShown && page.restaurant.ownerId === sample.ownerId) {
    throw new NotFound('restaurant_not_found')
  }
  return page
}
