import type { Locale } from '#app/i18n/locales.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { askAuth } from './index.server.ts'

/** Who is signed in, as every page of the dashboard may know. */
export interface SignedInOwner {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  /** IANA name. */
  readonly timeZone: string
}

export interface OpenSession {
  readonly id: string
  readonly owner: SignedInOwner
  /** To be set again when the session was prolonged. */
  readonly cookies: readonly string[]
}

/** The session of a request's cookie, read from the database each time: an ended one is gone at once. */
export async function findSession(headers: Headers): Promise<OpenSession | undefined> {
  const answer = await askAuth((api) => api.getSession({ headers, returnHeaders: true }))
  if (!answer.response) return undefined
  const { session, user } = answer.response
  return {
    id: session.id,
    owner: {
      id: user.id,
      email: user.email,
      firstName: user.name,
      lastName: user.lastName,
      locale: isLocale(user.locale) ? user.locale : 'en',
      timeZone: user.timeZone,
    },
    cookies: answer.headers.getSetCookie(),
  }
}
