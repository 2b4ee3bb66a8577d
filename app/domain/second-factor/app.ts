import { and, eq, gt, sql } from 'drizzle-orm'
import { asSystem, type Transaction } from '#app/db/actors.ts'
import { secondFactors } from '#app/db/schema/index.ts'
import { ConflictError } from '../errors.ts'
import { invalidField } from '../parse-input.ts'
import { assertNoSample, changeFactor, type FactorEditor } from './change-factor.ts'
import { hasSecondFactor } from './factor-state.ts'
import { saveRecoveryCodes, type HashedCodes } from './recovery-codes.ts'

/** Seconds for which a code of an authenticator app is shown (RFC 6238). */
export const stepSeconds = 30

/** How long a new app waits for its first code, in minutes. */
const setUpMinutes = 30

/**
 * Finds the time step that a code belongs to.
 * @param secret encrypted
 * @param now the current step
 */
export type MatchStep = (secret: string, now: number) => Promise<number | undefined>

/**
 * Stores the encrypted secret of an app that is being set up. An earlier app stays valid until this
 * one is confirmed.
 */
export async function saveNewApp(ownerId: string, newAppSecret: string): Promise<void> {
  await asSystem('an app is set up', async (transaction) => {
    await assertNoSample(transaction, ownerId)
    const row = { newAppSecret, newAppAt: sql`now()` }
    await transaction
      .insert(secondFactors)
      .values({ ownerId, ...row })
      .onConflictDoUpdate({ target: secondFactors.ownerId, set: row })
  })
}

/** Finds the encrypted secret of the app that is being set up. */
export function findNewApp(ownerId: string): Promise<string | undefined> {
  return asSystem('an app is set up', (transaction) => readNewApp(transaction, ownerId))
}

/**
 * Makes the new app the account's, given one of its codes, which can't be used again.
 * @param codes the recovery codes to store if it is the account's first second factor
 * @returns whether they were stored
 * @throws {InvalidFieldsError} for a wrong code
 * @throws {ConflictError} if no app is being set up
 */
export function confirmNewApp(
  editor: FactorEditor,
  { match, codes }: { readonly match: MatchStep; readonly codes: HashedCodes | undefined },
): Promise<boolean> {
  const { ownerId } = editor
  return changeFactor(editor, 'app_added', async (transaction, state) => {
    const secret = await readNewApp(transaction, ownerId)
    if (secret === undefined) throw new ConflictError('factor_app_expired')
    const step = await match(secret, await readStep(transaction))
    if (step === undefined) throw invalidField('appCode', 'factor_code_wrong')
    await transaction
      .update(secondFactors)
      .set({
        appSecret: secret,
        appAddedAt: sql`now()`,
        appStep: step,
        appUsedAt: null,
        newAppSecret: null,
        newAppAt: null,
      })
      .where(eq(secondFactors.ownerId, ownerId))
    if (hasSecondFactor(state) || !codes) return false
    await saveRecoveryCodes(transaction, ownerId, codes)
    return true
  })
}

/** Discards the app that is being set up. */
export async function discardNewApp(ownerId: string): Promise<void> {
  await asSystem('an app is not set up', (transaction) =>
    transaction
      .update(secondFactors)
      .set({ newAppSecret: null, newAppAt: null })
      .where(eq(secondFactors.ownerId, ownerId)),
  )
}

/**
 * Uses a code of the account's app. Concurrent requests with the same code wait for the lock of the
 * row, and all but one are refused.
 * @returns false for a wrong code, or one that isn't newer than the last
 */
export async function useAppCode(ownerId: string, match: MatchStep): Promise<boolean> {
  return asSystem('a code of an app is used', async (transaction) => {
    const [row] = await transaction
      .select({ secret: secondFactors.appSecret, step: secondFactors.appStep })
      .from(secondFactors)
      .where(eq(secondFactors.ownerId, ownerId))
      .for('update')
    if (!row?.secret) return false
    const step = await match(row.secret, await readStep(transaction))
    if (step === undefined || step <= (row.step ?? -1)) return false
    await transaction
      .update(secondFactors)
      .set({ appStep: step, appUsedAt: sql`now()` })
      .where(eq(secondFactors.ownerId, ownerId))
    return true
  })
}

/** When the account's app was added and last used. */
export async function findApp(ownerId: string) {
  const [app] = await asSystem('an app is shown', (transaction) =>
    transaction
      .select({ addedAt: secondFactors.appAddedAt, usedAt: secondFactors.appUsedAt })
      .from(secondFactors)
      .where(and(eq(secondFactors.ownerId, ownerId), sql`${secondFactors.appSecret} is not null`)),
  )
  return app
}

/**
 * Removes the account's app.
 * @throws {ConflictError} if it is the only second factor
 */
export async function removeApp(editor: FactorEditor): Promise<void> {
  await changeFactor(editor, 'app_removed', async (transaction, { passkeyCount }) => {
    if (passkeyCount === 0) throw new ConflictError('factor_last')
    await transaction
      .update(secondFactors)
      .set({ appSecret: null, appAddedAt: null, appStep: null, appUsedAt: null })
      .where(eq(secondFactors.ownerId, editor.ownerId))
  })
}

async function readNewApp(transaction: Transaction, ownerId: string): Promise<string | undefined> {
  const oldest = sql`now() - make_interval(mins => ${setUpMinutes})`
  const [row] = await transaction
    .select({ secret: secondFactors.newAppSecret })
    .from(secondFactors)
    .where(and(eq(secondFactors.ownerId, ownerId), gt(secondFactors.newAppAt, oldest)))
  return row?.secret ?? undefined
}

/** Reads the current time step, by the clock that all processes share. */
async function readStep(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ step: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) / ${stepSeconds})::int as step`,
  )
  return rows[0]?.step ?? Number.NaN
}
