import type { Member } from '#app/domain/actor.ts'
import { listTeams, type Team } from '#app/domain/team/list-teams.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { callAuth } from './index.server.ts'

/** The signed-in person. */
export interface SignedInOwner {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  /** The team's, as an IANA name. */
  readonly timeZone: string
}

/** A session of a signed-in person. */
export interface OpenSession {
  readonly id: string
  readonly owner: SignedInOwner
  /** Who acts, for verbs. */
  readonly member: Member
  /** All teams of the person; the session works in the first. */
  readonly teams: readonly Team[]
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
  const teams = await listTeams(user.id, session.id)
  const [team] = teams
  if (!team) return undefined
  const { ownerId, memberId, role, restaurantIds, timeZone } = team
  const name = `${user.name} ${user.lastName}`.trim()
  return {
    id: session.id,
    owner: {
      id: user.id,
      email: user.email,
      firstName: user.name,
      lastName: user.lastName,
      locale: isLocale(user.locale) ? user.locale : 'en',
      timeZone,
    },
    member: { kind: 'member', accountId: user.id, name, ownerId, memberId, role, restaurantIds },
    teams,
    cookies: result.headers.getSetCookie(),
  }
}
