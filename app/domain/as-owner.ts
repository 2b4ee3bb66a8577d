import { asCurrentOwner, staleMemberCodes, type Verb } from '#app/db/actors.ts'
import type { OwnerActor } from './actor.ts'
import { ForbiddenError } from './errors.ts'
import { assertMay, type Permission } from './permissions.ts'

/**
 * Runs a verb in the rows of the actor's owner. No others are visible.
 * @param permission what the verb does
 * @throws {ForbiddenError} if the member's role doesn't include it, or is no longer what it was when the
 *   request began
 */
export async function asOwner<Result>(
  actor: OwnerActor,
  permission: Permission,
  verb: Verb<Result>,
): Promise<Result> {
  assertMay(actor, permission)
  try {
    return await asCurrentOwner(actor, verb)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === staleMemberCodes.gone) throw new ForbiddenError('no_longer_member')
    if (code === staleMemberCodes.changed) throw new ForbiddenError('role_changed')
    throw error
  }
}
