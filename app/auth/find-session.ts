import type { Member } from '#app/domain/actor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { callAuth } from './index.server.ts'

/** The signed-in owner. */
export interface SignedInOwner {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  /** IANA name. */
  readonly timeZone: string
}

/** A session of a signed-in owner. */
export interface OpenSession {
  readonly id: string
  readonly owner: SignedInOwner
  /** Who acts, for verbs. */
  readonly member: Member
  /** Cookies to set if the session was extended. */
  readonly cookies: readonly string[]
}

/**
 * Finds the session of a request's cookie. Always reads the database, so that ending a session
 * takes effect immediately.
 */
export async function findSession(headers: Headers): Promise<OpenSession | undefined> {
  const result = await callAuth((api) => api.getSession({ headers, returnHeaders: true }))
  if (!result.response) return undefined
  const { session, user } = result.response
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
    member: {
      kind: 'member',
      ownerId: user.id,
      accountId: user.id,
      memberId: user.id,
      role: 'owner',
      restaurantIds: 'all',
    },
    cookies: result.headers.getSetCookie(),
  }
}
