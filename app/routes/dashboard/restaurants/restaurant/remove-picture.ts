import { DomainError, OperationFailedError } from '#app/domain/errors.ts'
import { setPicture, type RestaurantPicture } from '#app/domain/restaurants/set-picture.ts'
import type { PictureChange } from '#app/domain/picture-kinds.ts'
import { retireImage } from '#app/services/images/index.server.ts'
import { bucketOf } from '#app/services/images/picture-path.ts'
import type { Member } from '#app/domain/actor.ts'

// The spec has separate messages for each step that can fail, but only for logos.
const failures = {
  logo: {
    delete: 'logo_delete_failed',
    database: 'logo_database_failed',
    storage: 'logo_storage_failed',
  },
  cover: {
    delete: 'cover_delete_failed',
    database: 'cover_delete_failed',
    storage: 'cover_delete_failed',
  },
} as const

/**
 * Removes a restaurant's picture, from the row first: a row without its file would show a broken
 * picture, while the next upload replaces a file that remains.
 * @throws {NotFoundError}
 * @throws {OperationFailedError} naming the step that failed
 */
export async function removePicture(
  member: Member,
  restaurantId: string,
  picture: RestaurantPicture,
): Promise<PictureChange> {
  let step: keyof (typeof failures)['logo'] = 'delete'
  try {
    let pictureId = ''
    const change = await setPicture(member, restaurantId, picture, async (id) => {
      pictureId = id
      step = 'database'
      return null
    })
    step = 'storage'
    await retireImage(bucketOf[picture], pictureId)
    return change
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new OperationFailedError(failures[picture][step], error)
  }
}
