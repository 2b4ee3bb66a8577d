import {
  signInPerAccount,
  signInPerAddress,
  signInPerAddressAndAccount,
  signInFromKnownBrowser,
} from '#app/domain/accounts/limits.ts'
import { confirmEmail } from '#app/domain/accounts/confirm-email.ts'
import { endSession } from '#app/domain/accounts/end-session.ts'
import { findLogin, type LoginRecord } from '#app/domain/accounts/find-login.ts'
import type { Login } from '#app/domain/accounts/schemas.ts'
import { isStillPassword } from '#app/domain/accounts/set-password.ts'
import { ForbiddenError, InvalidInputError, LimitReachedError } from '#app/domain/errors.ts'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { findFactorState } from '#app/domain/second-factor/find-factor-state.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  consumeLimits,
  resetLimits,
  refundLimits,
  type Counter,
} from '#app/services/limits/index.server.ts'
import type { Caller } from './caller.ts'
import { isKnownBrowser, knownBrowserCookie, type KnownAccount } from './known-browser.ts'
import { openOwnerSession } from './open-owner-session.ts'
import { isPassword } from './passwords.ts'
import { openPendingLogin } from './second-factor/pending-login.ts'

/** A browser after a login. */
export interface SignedIn {
  /** Cookies to set. */
  readonly cookies: string[]
  /** The owner's language, if one was chosen. */
  readonly locale: Locale | null
}

/**
 * Signs in. With the token of a confirmation link the address is confirmed too, since the password
 * proves who registered.
 * @returns also whether the login waits for the second factor; then no session is open yet
 * @throws {InvalidInputError} for an unknown address or a wrong password, indistinguishably
 * @throws {ForbiddenError} for the correct password of an unconfirmed address
 * @throws {LimitReachedError} after too many wrong passwords
 */
export async function signIn(
  caller: Caller,
  { email, password, confirm }: Login,
): Promise<SignedIn & { readonly needsFactor: boolean }> {
  const login = await findLogin(email)
  const account = { email, passwordHash: login?.passwordHash }
  const counters = await countAttempt(caller, account)
  const isCorrect = await isPassword(password, login?.passwordHash)
  if (!login || !isCorrect) throw new InvalidInputError('login_failed')
  await resetLimits(counters.own)
  await refundLimits(...counters.shared)
  if (!login.emailVerified) await confirmWithPassword(login, confirm)
  const { ownerId, locale } = login
  if (hasSecondFactor(await findFactorState(ownerId))) {
    const passwordHash = login.passwordHash ?? ''
    const cookie = await openPendingLogin(caller, { ownerId, passwordHash })
    return { cookies: [cookie], locale, needsFactor: true }
  }
  const { sessionId, cookies } = await openOwnerSession(caller, ownerId)
  if (!(await isStillPassword(ownerId, login.passwordHash ?? ''))) {
    await endSession(ownerId, sessionId)
    throw new InvalidInputError('login_failed')
  }
  const browserCookie = knownBrowserCookie(caller.appUrl, account)
  return { cookies: [...cookies, browserCookie], locale, needsFactor: false }
}

/** Counts an attempt before it is made; a successful one is refunded afterwards. */
async function countAttempt({ address, headers, appUrl }: Caller, account: KnownAccount) {
  const { email } = account
  const isKnown = isKnownBrowser(headers, appUrl, account)
  const ownCounter: Counter = isKnown
    ? { limit: signInFromKnownBrowser, subject: email }
    : { limit: signInPerAddressAndAccount, subject: `${address} ${email}` }
  const shared: Counter[] = isKnown
    ? []
    : [
        { limit: signInPerAddress, subject: address },
        { limit: signInPerAccount, subject: email },
      ]
  await consumeLimits(ownCounter, ...shared).catch((error: unknown) => {
    if (!(error instanceof LimitReachedError)) throw error
    throw new LimitReachedError(error.retryAfterSeconds, 'too_many_logins')
  })
  return { own: ownCounter, shared }
}

async function confirmWithPassword({ ownerId }: LoginRecord, token: string): Promise<void> {
  const confirmation = token ? await confirmEmail(token, (id) => id === ownerId) : undefined
  const isConfirmed = confirmation?.outcome === 'confirmed' && confirmation.ownerId === ownerId
  if (!isConfirmed) throw new ForbiddenError('email_not_confirmed')
}
