import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { passkeys } from '#app/db/schema/index.ts'
import { ConflictError, LimitReachedError, NotFoundError } from '../errors.ts'
import { changeFactor, type FactorEditor } from './change-factor.ts'
import { hasSecondFactor } from './factor-state.ts'
import { maxPasskeys } from './limits.ts'
import { saveRecoveryCodes, type HashedCodes } from './recovery-codes.ts'

/** A passkey as its owner sees it. */
export interface PasskeyEntry {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  /** Null if it was never used. */
  readonly usedAt: Date | null
}

/** A passkey's public part, as signatures are checked against it. */
export interface StoredPasskey {
  readonly ownerId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string[]
}

const keyColumns = {
  ownerId: passkeys.ownerId,
  credentialId: passkeys.credentialId,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  transports: passkeys.transports,
}

/** Lists an account's passkeys, oldest first. */
export function listPasskeys(ownerId: string): Promise<PasskeyEntry[]> {
  return asSystem('passkeys are listed', (transaction) =>
    transaction
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.ownerId, ownerId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  )
}

/** Finds an account's public keys. */
export function findPublicKeys(ownerId: string): Promise<StoredPasskey[]> {
  return asSystem('passkeys are offered', (transaction) =>
    transaction.select(keyColumns).from(passkeys).where(eq(passkeys.ownerId, ownerId)),
  )
}

/** Finds a passkey of any account. */
export async function findPasskey(credentialId: string): Promise<StoredPasskey | undefined> {
  const [passkey] = await asSystem('a passkey is checked', (transaction) =>
    transaction.select(keyColumns).from(passkeys).where(eq(passkeys.credentialId, credentialId)),
  )
  return passkey
}

/**
 * Records the use of a passkey.
 * @param counter of signatures; if the authenticator counts, it must have grown since
 * @returns false if a later signature was recorded in between, or the passkey was removed
 */
export async function recordPasskeyUse(credentialId: string, counter: number): Promise<boolean> {
  const used = await asSystem('a passkey is used', (transaction) =>
    transaction
      .update(passkeys)
      .set({ counter, usedAt: sql`now()` })
      .where(
        and(
          eq(passkeys.credentialId, credentialId),
          counter === 0 ? undefined : lte(passkeys.counter, counter),
        ),
      )
      .returning({ id: passkeys.id }),
  )
  return used.length > 0
}

/**
 * Adds a passkey.
 * @param codes the recovery codes to store if it is the account's first second factor
 * @returns whether they were stored
 * @throws {ConflictError} if an account has it already
 * @throws {LimitReachedError}
 */
export function addPasskey(
  editor: FactorEditor,
  {
    codes,
    ...passkey
  }: Omit<StoredPasskey, 'ownerId'> & {
    readonly name: string
    readonly codes: HashedCodes | undefined
  },
): Promise<boolean> {
  const { ownerId } = editor
  return changeFactor(editor, 'passkey_added', async (transaction, state) => {
    if (state.passkeyCount >= maxPasskeys)
      throw new LimitReachedError(undefined, 'passkeys_too_many', { max: maxPasskeys })
    const added = await transaction
      .insert(passkeys)
      .values({ ownerId, ...passkey })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new ConflictError('passkey_taken')
    if (hasSecondFactor(state) || !codes) return false
    await saveRecoveryCodes(transaction, ownerId, codes)
    return true
  })
}

/**
 * Removes one of an account's passkeys.
 * @throws {NotFoundError}
 * @throws {ConflictError} if it is the only second factor
 */
export async function removePasskey(editor: FactorEditor, passkeyId: string): Promise<void> {
  const { ownerId } = editor
  await changeFactor(editor, 'passkey_removed', async (transaction, state) => {
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, passkeyId)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new NotFoundError('passkey_not_found')
    if (!state.hasApp && state.passkeyCount === 1) throw new ConflictError('factor_last')
  })
}
