import { and, eq, ne, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { samples, sessions } from '#app/db/schema/index.ts'
import { appendAction, appendToTeams } from '../audit/record-action.ts'
import { assertSignedIn } from '../accounts/assert-signed-in.ts'
import { lockAccountById } from '../accounts/owner-account.ts'
import { ForbiddenError, SignedOutError } from '../errors.ts'
import { lockOwners } from '../locks/lock-owner.ts'
import { hasSecondFactor, type FactorState } from './factor-state.ts'
import { readFactorState } from './find-factor-state.ts'
import { reportFactorChange, type FactorChange } from './report-change.ts'

/** Who changes a second factor, and where. */
export interface FactorEditor {
  readonly ownerId: string
  readonly sessionId: string
  readonly appUrl: string
  /** The team whose rules are changed; undefined for the person's own factors. */
  readonly teamId?: string
}

/**
 * Changes an account's second factors in one transaction, and reports it by email. With the first
 * factor, this session has been opened with it, and all others end, as the password alone opened them.
 * @param work receives the factors before the change; the account is locked
 * @throws {ForbiddenError} for the sample account, whose password is published
 * @throws {SignedOutError} if the session has ended meanwhile, such as by a new password
 */
export async function changeFactor<Result>(
  editor: FactorEditor,
  change: FactorChange,
  work: (transaction: Transaction, state: FactorState) => Promise<Result>,
): Promise<Result> {
  const { ownerId, sessionId, appUrl, teamId } = editor
  return asSystem('a second factor is changed', async (transaction) => {
    // Both in the order in which a removal from the team locks them.
    if (teamId !== undefined) await lockOwners(transaction, [ownerId, teamId])
    const owner = await lockAccountById(transaction, ownerId)
    if (!owner) throw new SignedOutError()
    await assertSignedIn(transaction, sessionId)
    await assertNoSample(transaction, ownerId)
    const before = await readFactorState(transaction, ownerId)
    const result = await work(transaction, before)
    const after = await readFactorState(transaction, ownerId)
    if (!hasSecondFactor(before) && hasSecondFactor(after)) {
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.ownerId, ownerId), ne(sessions.id, sessionId)))
      await transaction
        .update(sessions)
        .set({ level: 'second-factor', confirmedAt: sql`now()` })
        .where(eq(sessions.id, sessionId))
    }
    const recorded = {
      action: 'account.second_factor',
      changes: { change: [null, change] },
    } as const
    await (teamId === undefined
      ? appendToTeams(transaction, ownerId, recorded)
      : appendAction(transaction, { ownerId: teamId, accountId: ownerId }, recorded))
    await reportFactorChange(transaction, owner, { change, appUrl })
    return result
  })
}

/** @throws {ForbiddenError} for the sample account */
export async function assertNoSample(transaction: Transaction, ownerId: string): Promise<void> {
  const count = await transaction.$count(samples, eq(samples.ownerId, ownerId))
  if (count > 0) throw new ForbiddenError('factor_sample')
}
