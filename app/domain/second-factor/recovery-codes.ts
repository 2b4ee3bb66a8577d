import { and, eq } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { recoveryCodes, secondFactors } from '#app/db/schema/index.ts'
import { lockAccountById } from '../accounts/owner-account.ts'
import { ConflictError } from '../errors.ts'
import { changeFactor, type FactorEditor } from './change-factor.ts'
import { hasSecondFactor } from './factor-state.ts'
import { reportFactorChange } from './report-change.ts'

/** Hashes of new recovery codes, and the salt that all of them share. */
export interface HashedCodes {
  readonly salt: string
  readonly hashes: readonly string[]
}

/** Replaces an account's recovery codes within a transaction of the system actor. */
export async function saveRecoveryCodes(
  transaction: Transaction,
  ownerId: string,
  { salt, hashes }: HashedCodes,
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId))
  await transaction
    .insert(secondFactors)
    .values({ ownerId, recoverySalt: salt })
    .onConflictDoUpdate({ target: secondFactors.ownerId, set: { recoverySalt: salt } })
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ ownerId, codeHash })))
}

/**
 * Replaces an account's recovery codes; the earlier ones no longer work.
 * @throws {ConflictError} without a second factor
 */
export async function renewRecoveryCodes(editor: FactorEditor, codes: HashedCodes): Promise<void> {
  await changeFactor(editor, 'codes_renewed', async (transaction, state) => {
    if (!hasSecondFactor(state)) throw new ConflictError('factor_none')
    await saveRecoveryCodes(transaction, editor.ownerId, codes)
  })
}

/** Finds the salt of an account's recovery codes. */
export async function findRecoverySalt(ownerId: string): Promise<string | undefined> {
  const [row] = await asSystem('a recovery code is checked', (transaction) =>
    transaction
      .select({ salt: secondFactors.recoverySalt })
      .from(secondFactors)
      .where(eq(secondFactors.ownerId, ownerId)),
  )
  return row?.salt ?? undefined
}

/**
 * Uses up a recovery code, and reports it by email.
 * @returns false for an unknown or used code, also if a concurrent request used it
 */
export async function useRecoveryCode(
  ownerId: string,
  codeHash: string,
  appUrl: string,
): Promise<boolean> {
  return asSystem('a recovery code is used', async (transaction) => {
    const used = await transaction
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.ownerId, ownerId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ id: recoveryCodes.id })
    if (used.length === 0) return false
    const owner = await lockAccountById(transaction, ownerId)
    if (owner) await reportFactorChange(transaction, owner, { change: 'code_used', appUrl })
    return true
  })
}
