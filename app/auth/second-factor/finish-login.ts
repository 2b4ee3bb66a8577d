import { endSession } from '#app/domain/accounts/end-session.ts'
import { findLoginOf } from '#app/domain/accounts/find-login.ts'
import { isStillPassword } from '#app/domain/accounts/set-password.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { codesPerAddress } from '#app/domain/second-factor/limits.ts'
import { endPendingLogin } from '#app/domain/second-factor/pending-login.ts'
import type { FactorForm } from '#app/domain/second-factor/schemas.ts'
import { consumeLimits, refundLimits, type Counter } from '#app/services/limits/index.server.ts'
import type { Caller } from '../caller.ts'
import { isKnownBrowser, knownBrowserCookie } from '../known-browser.ts'
import { openOwnerSession } from '../open-owner-session.ts'
import type { SignedIn } from '../sign-in.ts'
import { checkFactor } from './check-factor.ts'
import { verifyPasskey } from './passkeys.ts'
import { browserOf, clearPendingCookie, findPendingLogin } from './pending-login.ts'

/**
 * Signs in with the second factor, after the password.
 * @throws {InvalidInputError} if no login waits in this browser, or the passkey was refused
 * @throws {InvalidFieldsError} for a wrong or used code
 * @throws {LimitReachedError} after too many wrong codes
 */
export async function finishLogin(caller: Caller, form: FactorForm): Promise<SignedIn> {
  const { appUrl, headers } = caller
  const pending = await findPendingLogin(caller)
  const login = pending && (await findLoginOf(pending.ownerId))
  if (!login) throw new InvalidInputError('factor_login_expired')
  const { ownerId, passwordHash } = pending
  const counter = await countAttempt(caller)
  const by = isKnownBrowser(headers, appUrl, login) ? 'known-browser' : 'stranger'
  const use = { purpose: 'second-factor', subject: pending.id } as const
  await checkFactor({ ownerId, appUrl, by, use }, form)
  await refundLimits(counter)
  if (!(await endPendingLogin(browserOf(caller))))
    throw new InvalidInputError('factor_login_expired')
  const signedIn = await openFullSession(caller, ownerId)
  if (!(await isStillPassword(ownerId, passwordHash))) {
    await endSession(ownerId, signedIn.sessionId)
    throw new InvalidInputError('factor_login_expired')
  }
  return signedIn
}

/**
 * Signs in with a passkey alone, which counts as both factors.
 * @throws {InvalidInputError} if the passkey was refused
 * @throws {LimitReachedError}
 */
export async function signInWithPasskey(caller: Caller, answer: string): Promise<SignedIn> {
  const counter = await countAttempt(caller)
  const use = { purpose: 'login', subject: '' } as const
  const ownerId = await verifyPasskey(caller.appUrl, answer, undefined, use)
  await refundLimits(counter)
  return openFullSession(caller, ownerId)
}

async function openFullSession(caller: Caller, ownerId: string) {
  const { appUrl } = caller
  const { sessionId, cookies } = await openOwnerSession(caller, ownerId, {
    level: 'second-factor',
    confirmedAt: new Date(),
  })
  const login = await findLoginOf(ownerId)
  return {
    sessionId,
    cookies: [
      ...cookies,
      clearPendingCookie(appUrl),
      ...(login ? [knownBrowserCookie(appUrl, login)] : []),
    ],
    locale: login?.locale ?? null,
  }
}

async function countAttempt({ address }: Caller): Promise<Counter> {
  const counter = { limit: codesPerAddress, subject: address }
  await consumeLimits(counter)
  return counter
}
