import type { ImageCopy } from '#app/domain/dishes/image-copy.ts'
import { setDishImage } from '#app/domain/dishes/set-dish-image.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { bucketOf } from '#app/services/images/picture-path.ts'
import { copyImage } from '#app/services/images/index.server.ts'
import type { Member } from '#app/domain/actor.ts'

const bucket = bucketOf.dishPicture

type Log = Settings['log']

/**
 * Copies the pictures of a duplicated menu's dishes. Failures are logged.
 * @returns the number of pictures that couldn't be copied
 */
export async function copyPictures(
  member: Member,
  copies: readonly ImageCopy[],
  log: Log,
): Promise<number> {
  let failures = 0
  for (const { fromDishId, toDishId } of copies) {
    try {
      await setDishImage(member, toDishId, () => copyImage(bucket, fromDishId, toDishId))
    } catch (error) {
      log.error({ error, toDishId }, "picture of a copied dish couldn't be copied")
      failures++
    }
  }
  return failures
}
