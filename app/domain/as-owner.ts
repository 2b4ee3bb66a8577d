import { asCurrentOwner, asReadingOwner, staleActorCodes, type Verb } from '#app/db/actors.ts'
import type { OwnerActor } from './actor.ts'
import { ForbiddenError } from './errors.ts'
import { assertMay, type Permission } from './permissions.ts'

/**
 * Runs a verb in the rows of the actor's owner. No others are visible.
 * @param permission what the verb does
 * @throws {ForbiddenError} if the actor's role doesn't include it; also if the member's role is no longer
 *   what it was when the request began, or the token has been revoked since
 */
export async function asOwner<Result>(
  actor: OwnerActor,
  permission: Permission,
  verb: Verb<Result>,
): Promise<Result> {
  assertMay(actor, permission)
  return withStaleActorErrors(() => asCurrentOwner(actor, verb))
}

/**
 * Like `asOwner`, for a verb that only reads and may take long, such as statistics: on the replica, if
 * there is one that has all that is committed by now. It runs a second time, on the primary, if it fails there.
 */
export async function asOwnerReading<Result>(
  actor: OwnerActor,
  permission: Permission,
  verb: Verb<Result>,
): Promise<Result> {
  assertMay(actor, permission)
  return withStaleActorErrors(() => asReadingOwner(actor, verb))
}

async function withStaleActorErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === staleActorCodes.gone) throw new ForbiddenError('no_longer_member')
    if (code === staleActorCodes.changed) throw new ForbiddenError('role_changed')
    if (code === staleActorCodes.revoked) throw new ForbiddenError('token_revoked')
    throw error
  }
}
