import { dishesPerEdit, menuEdits } from '#app/domain/menus/limits.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'

/**
 * Counts a change to what guests see against the owner's limit.
 * @param dishCount how many dishes it changes together
 * @throws {LimitReachedError}
 */
export const countEdit = (ownerId: string, dishCount = 1): Promise<void> =>
  consumeLimits({
    limit: menuEdits,
    subject: ownerId,
    events: Math.ceil(dishCount / dishesPerEdit),
  })
