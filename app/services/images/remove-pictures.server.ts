import type { PictureOwners } from '#app/domain/deleted/delete-for-good.ts'
import { removeImages, type PictureId } from './index.server.ts'

/** Receives what an operator has to clean up. */
interface Log {
  readonly error: (details: object, message: string) => void
}

/** Lists the pictures that dishes and restaurants may have. */
export const picturesOf = ({ dishIds, restaurantIds }: PictureOwners): PictureId[] => [
  ...restaurantIds.flatMap((id) => [
    { bucket: 'restaurant-logos', id } as const,
    { bucket: 'restaurant-covers', id } as const,
  ]),
  ...dishIds.map((id) => ({ bucket: 'menu-item-images', id }) as const),
]

/**
 * Removes the pictures of what can't be restored. A failure is only logged, as no owner can fix it.
 * @returns those with pictures that could not be removed
 */
export async function removePictures(owners: PictureOwners, log: Log): Promise<PictureOwners> {
  const left = await removeImages(picturesOf(owners))
  if (left.length > 0) log.error({ left }, 'pictures of deleted rows remain')
  const leftIds = new Set(left.map(({ id }) => id))
  return {
    dishIds: owners.dishIds.filter((id) => leftIds.has(id)),
    restaurantIds: owners.restaurantIds.filter((id) => leftIds.has(id)),
  }
}
