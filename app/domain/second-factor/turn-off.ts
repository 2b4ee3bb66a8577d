import { eq } from 'drizzle-orm'
import { passkeys, recoveryCodes, secondFactors, sessions } from '#app/db/schema/index.ts'
import type { Member } from '../actor.ts'
import { ConflictError } from '../errors.ts'
import { lockTeam } from '../accounts/lock-team.ts'
import { changeFactor, type FactorEditor } from './change-factor.ts'
import { hasSecondFactor, mustHaveSecondFactor } from './factor-state.ts'

/**
 * Removes the app, all passkeys and recovery codes. Open sessions stay valid.
 * @throws {ConflictError} while the account must have a second factor
 */
export async function turnOffSecondFactor(editor: FactorEditor): Promise<void> {
  const { ownerId } = editor
  await changeFactor(editor, 'factor_off', async (transaction, state) => {
    if (mustHaveSecondFactor(state)) throw new ConflictError('factor_is_required')
    await transaction.delete(secondFactors).where(eq(secondFactors.ownerId, ownerId))
    await transaction.delete(passkeys).where(eq(passkeys.ownerId, ownerId))
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId))
    await transaction
      .update(sessions)
      .set({ level: 'password' })
      .where(eq(sessions.ownerId, ownerId))
  })
}

/**
 * Sets whether the members of a team must have a second factor.
 * @throws {ForbiddenError} if the member doesn't manage the team
 * @throws {ConflictError} if the member has no second factor
 */
export async function requireSecondFactor(
  editor: FactorEditor,
  member: Member,
  isRequired: boolean,
): Promise<void> {
  const change = isRequired ? 'factor_required' : 'factor_optional'
  await changeFactor({ ...editor, teamId: member.ownerId }, change, async (transaction, state) => {
    await lockTeam(transaction, member)
    if (!hasSecondFactor(state)) throw new ConflictError('factor_none')
    await transaction
      .insert(secondFactors)
      .values({ ownerId: member.ownerId, isRequired })
      .onConflictDoUpdate({ target: secondFactors.ownerId, set: { isRequired } })
  })
}
