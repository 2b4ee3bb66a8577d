import { APIError } from 'better-auth/api'
import { Forbidden, Invalid, LimitReached } from '#app/domain/errors.ts'
import {
  signInAccount,
  signInAddress,
  signInHere,
  signInKnown,
} from '#app/domain/accounts/limits.ts'
import type { Login } from '#app/domain/accounts/schemas.ts'
import {
  countAgainst,
  forgetCounts,
  takeBack,
  type Counted,
} from '#app/services/limits/index.server.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { Caller } from './caller.ts'
import { askAuth } from './index.server.ts'
import { isKnownBrowser, knownBrowserCookie } from './known-browser.ts'

interface Signed {
  readonly cookies: string[]
  readonly locale: Locale
}

/**
 * Opens a session.
 * @returns the cookies to set, and the owner's language
 * @throws {Invalid} alike for an unknown address and a wrong password
 * @throws {Forbidden} for the right password of an address that was never confirmed
 * @throws {LimitReached} after too many wrong passwords
 */
export async function signIn(caller: Caller, { email, password }: Login): Promise<Signed> {
  const { address, headers, appUrl } = caller
  const isKnown = await isKnownBrowser(headers, appUrl, email)
  const own = isKnown
    ? { limit: signInKnown, whom: email }
    : { limit: signInHere, whom: `${address} ${email}` }
  const shared: Counted[] = isKnown
    ? []
    : [
        { limit: signInAddress, whom: address },
        { limit: signInAccount, whom: email },
      ]
  await countAgainst(own, ...shared).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error
    throw new LimitReached(error.retryAfterSeconds, 'too_many_logins')
  })
  const rightful = async () => {
    await forgetCounts(own)
    await takeBack(...shared)
  }
  const { cookies, locale } = await openSession(caller, email, password).catch(
    async (error: unknown) => {
      if (error instanceof Forbidden) await rightful()
      throw error
    },
  )
  await rightful()
  return { cookies: [...cookies, await knownBrowserCookie(appUrl, email)], locale }
}

async function openSession({ headers }: Caller, email: string, password: string): Promise<Signed> {
  try {
    const answer = await askAuth((api) =>
      api.signInEmail({
        body: { email, password },
        headers,
        returnHeaders: true,
      }),
    )
    const { locale } = answer.response.user
    return { cookies: answer.headers.getSetCookie(), locale: isLocale(locale) ? locale : 'en' }
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') throw new Forbidden('email_not_confirmed')
    if (error.statusCode === 401) throw new Invalid('login_failed')
    throw error
  }
}
