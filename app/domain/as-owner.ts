import { asOwnerUnchecked, type Verb } from '#app/db/actors.ts'
import type { OwnerActor } from './actor.ts'
import { assertMay, type Permission } from './permissions.ts'

/**
 * Runs a verb in the rows of the actor's owner. No others are visible.
 * @param permission what the verb does
 * @throws {ForbiddenError} if the member's role doesn't include it
 */
export async function asOwner<Result>(
  actor: OwnerActor,
  permission: Permission,
  verb: Verb<Result>,
): Promise<Result> {
  assertMay(actor, permission)
  return asOwnerUnchecked(actor, verb)
}
