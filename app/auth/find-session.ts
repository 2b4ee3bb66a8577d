import type { Member } from '#app/domain/actor.ts'
import { listTeams, type Team } from '#app/domain/team/list-teams.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { hasSecondFactor, type FactorState } from '#app/domain/second-factor/factor-state.ts'
import { findFactorState } from '#app/domain/second-factor/find-factor-state.ts'
import { callAuth } from './index.server.ts'
import { longestSessionSeconds } from './session-cookie.ts'

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
  readonly level: 'password' | 'second-factor'
  /** When the owner last confirmed who they are in this session; see `confirm`. */
  readonly confirmedAt: Date | undefined
  readonly factors: FactorState
  /** Cookies to set if the session was extended. */
  readonly cookies: readonly string[]
}

/**
 * Finds the session of a request's cookie. Always reads the database, so that ending a session
 * takes effect immediately. A session ends after 90 days, even if it is in use. One that the password alone opened ends once the account has a
 * second factor, also if a process of the previous version opened it.
 */
export async function findSession(headers: Headers): Promise<OpenSession | undefined> {
  const result = await callAuth((api) => api.getSession({ headers, returnHeaders: true }))
  if (!result.response) return undefined
  const { session, user } = result.response
  if (typeof session.removedFrom === 'string') return undefined
  if (Date.now() - session.createdAt.getTime() > longestSessionSeconds * 1000) return undefined
  const teams = await listTeams(user.id, session.id)
  const [team] = teams
  if (!team) return undefined
  const { ownerId, memberId, role, restaurantIds, timeZone } = team
  const name = `${user.name} ${user.lastName}`.trim()
  const factors = await findFactorState(user.id)
  const level = session.level === 'second-factor' ? session.level : 'password'
  if (hasSecondFactor(factors) && level === 'password') return undefined
  return {
    id: session.id,
    level,
    confirmedAt: session.confirmedAt ?? undefined,
    factors,
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
