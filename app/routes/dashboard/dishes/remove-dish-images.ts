import type { Settings } from '#app/middleware/settings.ts'
import { removeImages } from '#app/services/images/index.server.ts'

/**
 * Removes pictures that no dish uses any more. A failure is only logged, as the owner can't fix it.
 */
export async function removeDishImages(
  dishIds: readonly string[],
  log: Settings['log'],
): Promise<void> {
  const left = await removeImages(dishIds.map((id) => ({ bucket: 'menu-item-images', id })))
  if (left.length > 0) log.error({ left }, 'pictures of deleted dishes remain')
}
