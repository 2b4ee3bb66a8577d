import { menuEdits } from '#app/domain/menus/limits.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'

/**
 * Counts a change to what guests see against the owner's limit.
 * @throws {LimitReachedError}
 */
export const countEdit = (ownerId: string): Promise<void> =>
  consumeLimits({ limit: menuEdits, subject: ownerId })
