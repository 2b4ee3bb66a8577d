import { DomainError, OperationFailedError } from '#app/domain/errors.ts'
import { setLogo } from '#app/domain/restaurants/set-logo.ts'
import { removeImage } from '#app/services/images/index.server.ts'

/**
 * Removes a logo from its row first, as a row without its file would show a broken picture. A
 * remaining file is replaced by the next logo.
 * @throws {NotFoundError}
 * @throws {OperationFailedError} naming the step that failed
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
    throw new OperationFailedError(failure, error)
  }
}
