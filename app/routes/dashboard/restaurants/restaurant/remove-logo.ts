import { DomainError, Failed } from '#app/domain/errors.ts'
import { setLogo } from '#app/domain/restaurants/set-logo.ts'
import { removeImage } from '#app/services/images/index.server.ts'

/**
 * Removes a logo: from its row first, as a row whose file is gone would show a broken picture. A
 * file that stays is replaced by the next logo.
 * @throws {NotFound}, or {Failed} with how far it came
 */
export async function removeLogo(ownerId: string, restaurantId: string): Promise<void> {
  let failure = 'logo_delete_failed'
  try {
    const { id } = await setLogo(ownerId, restaurantId, async () => {
      failure = 'logo_database_failed'
      return null
    })
    failure = 'logo_storage_failed'
    await removeImage('restaurant-logos', id)
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new Failed(failure, error)
  }
}
