import type { RouterContextProvider } from 'react-router'
import { ConflictError } from '#app/domain/errors.ts'
import { frameSessionOf } from '#app/middleware/owner.ts'

/**
 * Checks that what a page sends is for the team that the session works in: the person may have switched
 * to another since the page was opened (decision 101).
 * @param team the team that the page was rendered for; the previous version's pages don't name it
 * @throws {ConflictError}
 */
export function assertSameTeam(
  context: Readonly<RouterContextProvider>,
  team: string | undefined,
): void {
  if (team !== undefined && team !== frameSessionOf(context).member.ownerId) {
    throw new ConflictError('team_switched')
  }
}
