import { NotFoundError } from '#app/domain/errors.ts'
import { getGuestPage, type GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import type { Settings } from '#app/middleware/settings.ts'

/**
 * Reads a restaurant's guest page.
 * @param address the restaurant's ID or slug
 * @throws {NotFoundError} if there is no such restaurant, or if it is the sample and that is disabled
 */
export async function getVisiblePage(
  { sample }: Pick<Settings, 'sample'>,
  address: string,
): Promise<GuestPage> {
  const page = await getGuestPage(address)
  if (!sample.isShown && page.restaurant.ownerId === sample.ownerId) {
    throw new NotFoundError('restaurant_not_found')
  }
  return page
}
