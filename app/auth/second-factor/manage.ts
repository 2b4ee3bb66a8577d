import {
  confirmNewApp,
  discardNewApp,
  findNewApp,
  removeApp as removeStoredApp,
  saveNewApp,
} from '#app/domain/second-factor/app.ts'
import type { FactorEditor } from '#app/domain/second-factor/change-factor.ts'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import {
  addPasskey as addStoredPasskey,
  removePasskey as removeStoredPasskey,
} from '#app/domain/second-factor/passkeys.ts'
import { renewRecoveryCodes, type HashedCodes } from '#app/domain/second-factor/recovery-codes.ts'
import { requireSecondFactor, turnOffSecondFactor } from '#app/domain/second-factor/turn-off.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import type { Caller } from '../caller.ts'
import { checkPassword } from '../check-password.ts'
import type { OpenSession } from '../find-session.ts'
import { createAppSecret, describeAppSecret, matchAppCode } from './app-codes.ts'
import { verifyNewPasskey } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

/*
 * What an owner does on the page about the second factor, after `confirm`. Each change is reported by
 * email. The first factor comes with recovery codes, which are returned to be shown once.
 */

/** Begins to set up an authenticator app. */
export async function startApp({ owner }: OpenSession): Promise<void> {
  await saveNewApp(owner.id, await createAppSecret())
}

/** Stops setting up an authenticator app. */
export function cancelApp({ owner }: OpenSession): Promise<void> {
  return discardNewApp(owner.id)
}

/** Describes the app that is being set up, for its QR code; undefined if there is none. */
export async function findAppToSetUp({ owner }: OpenSession) {
  const secret = await findNewApp(owner.id)
  return secret === undefined ? undefined : describeAppSecret(secret, owner.email)
}

/**
 * Switches to the app that is being set up, given one of its codes.
 * @throws {InvalidFieldsError} for a wrong code
 * @throws {ConflictError} if none is being set up
 */
export function confirmApp(caller: Caller, session: OpenSession, code: string) {
  return withFirstCodes(session, (codes) =>
    confirmNewApp(editorOf(caller, session), { match: matchAppCode(code), codes }),
  )
}

/** @throws {ConflictError} if it is the only second factor */
export async function removeApp(caller: Caller, session: OpenSession): Promise<void> {
  await removeStoredApp(editorOf(caller, session))
  wakeMailDelivery()
}

/**
 * Adds a passkey that the browser has created.
 * @throws {InvalidInputError} if it isn't an answer to a challenge of this session
 * @throws {ConflictError | LimitReachedError} if it exists, or there are too many
 */
export async function addPasskey(
  caller: Caller,
  session: OpenSession,
  { name, newPasskey }: { readonly name: string; readonly newPasskey: string },
) {
  const key = await verifyNewPasskey(caller.appUrl, newPasskey, session.id)
  return withFirstCodes(session, (codes) =>
    addStoredPasskey(editorOf(caller, session), { ...key, name, codes }),
  )
}

/** @throws {NotFoundError | ConflictError} if it is missing, or the only second factor */
export async function removePasskey(
  caller: Caller,
  session: OpenSession,
  passkeyId: string,
): Promise<void> {
  await removeStoredPasskey(editorOf(caller, session), passkeyId)
  wakeMailDelivery()
}

/** Replaces the recovery codes. */
export async function renewCodes(caller: Caller, session: OpenSession): Promise<readonly string[]> {
  const { codes, hashed } = await createRecoveryCodes()
  await renewRecoveryCodes(editorOf(caller, session), hashed)
  wakeMailDelivery()
  return codes
}

/**
 * Removes all second factors.
 * @throws {InvalidFieldsError} for a wrong password
 * @throws {ConflictError} while the account must have a second factor
 */
export async function turnOff(
  caller: Caller,
  session: OpenSession,
  password: string,
): Promise<void> {
  await checkPassword(session.owner, password, 'password')
  await turnOffSecondFactor(editorOf(caller, session))
  wakeMailDelivery()
}

/** Sets whether the members of the session's team must have a second factor. */
export async function setRequirement(
  caller: Caller,
  session: OpenSession,
  isRequired: boolean,
): Promise<void> {
  await requireSecondFactor(editorOf(caller, session), session.member, isRequired)
  wakeMailDelivery()
}

/** Creates recovery codes for an account's first factor, and returns them if they were stored. */
async function withFirstCodes(
  { factors }: OpenSession,
  add: (codes: HashedCodes | undefined) => Promise<boolean>,
): Promise<readonly string[] | undefined> {
  const created = hasSecondFactor(factors) ? undefined : await createRecoveryCodes()
  const areStored = await add(created?.hashed)
  wakeMailDelivery()
  return areStored ? created?.codes : undefined
}

const editorOf = ({ appUrl }: Caller, { id, owner }: OpenSession): FactorEditor => ({
  ownerId: owner.id,
  sessionId: id,
  appUrl,
})
