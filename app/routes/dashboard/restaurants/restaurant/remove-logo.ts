import { DomainError, Failed } from '#app/domain/errors.ts'
import { setLogo } from '#app/domain/restaurants/set-logo.ts'
import { removeImage } from '#app/services/images/index.server.ts'

/**
 * Removes a logo: its file first, as a row without a picture shows none, while a picture
 * without its row would never be removed.
 * @throws {NotFound}, or {Failed} with how far it came
 */
export async function removeLogo(ownerId: string, restaurantId: string): Promise<void> {
  let failure = 'logo_delete_failed'
  try {
    await setLogo(ownerId, restaurantId, async (id) => {
      failure = 'logo_storage_failed'
      await removeImage('restaurant-logos', id)
      failure = 'logo_database_failed'
      return null
    })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new Failed(failure, error)
  }
}
