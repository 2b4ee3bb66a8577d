import type { PictureOwners } from '#app/domain/deleted/delete-for-good.ts'
import type { PictureKind } from '#app/domain/picture-kinds.ts'
import { removeFormerImage, removeImages } from './index.server.ts'
import { bucketOf, type PictureId } from './picture-path.ts'

/** Receives what an operator has to clean up. */
interface Log {
  readonly error: (details: object, message: string) => void
}

/** Lists the pictures that dishes and restaurants may have. */
export const picturesOf = ({ dishIds, restaurantIds }: PictureOwners): PictureId[] => [
  ...restaurantIds.flatMap((id) => [
    { bucket: bucketOf.logo, id },
    { bucket: bucketOf.cover, id },
  ]),
  ...dishIds.map((id) => ({ bucket: bucketOf.dishPicture, id })),
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

/**
 * Removes a former picture that can't be restored any more. A failure is only logged.
 * @returns whether it is removed
 */
export async function removeFormerPicture(
  kind: PictureKind,
  id: string,
  log: Log,
): Promise<boolean> {
  try {
    await removeFormerImage({ bucket: bucketOf[kind], id })
    return true
  } catch (error) {
    log.error({ error, kind, id }, "a former picture couldn't be removed")
    return false
  }
}
