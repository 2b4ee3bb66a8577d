import { beforeAll, describe, expect, test } from 'vitest'
import { may } from '#app/domain/permissions.ts'
import { roles } from '#app/domain/team/roles.ts'
import { preparations } from '../fixtures/ready-fields.ts'
import {
  loginVerbs,
  queries,
  readOnlyRoutes,
  roleVerbs,
  type RoleVerbs,
} from '../fixtures/role-verbs.ts'
import { addressOf } from '../fixtures/route-addresses.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import {
  attempts,
  createTeam,
  deletesLast,
  type Attempt,
  type Team,
} from '../fixtures/verb-attempts.ts'
import type { Owner, OwnerResponse } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * The matrix of roles for what changes something: role × verb × own or other team, for every form and
 * every JSON address of the dashboard (`tests/role-verbs.test.ts` says so).
 */
const server = await sharedServer()
const { database } = server

/** These say something else than "not found" about another team's ids. */
const elsewhere: Readonly<Record<string, number>> = {
  // It only says where the file is, which then isn't found.
  '/dashboard/download export': 200,
  // Nothing is left to end, as for an unknown id.
  '/dashboard restoreGap': 200,
  '/dashboard/account endSession': 200,
  // These open a purchase and the payments of the sender's own team.
  '/dashboard/account checkout': 409,
  '/dashboard/account portal': 202,
  '/dashboard/menuList/menu/:menuId/import/:importId cancel': 202,
  // No model is set up that could translate.
  '/dashboard/restaurants/restaurant/:restaurantId/languages/:language start': 403,
}

/** These can't succeed here; other tests see them do so. */
const unready: Readonly<Record<string, number>> = {
  // Only the account that holds the team can be handed over (`hand-over.test.ts`).
  '/dashboard/account handOver': 409,
  '/dashboard/account keepAccount': 409,
  // No model is set up that could translate.
  '/dashboard/restaurants/restaurant/:restaurantId/languages/:language start': 403,
  // Only a browser's authenticator can create a passkey.
  '/dashboard/account/secondFactor addPasskey': 422,
}

let other: Team

beforeAll(async () => {
  other = await createTeam(server)
})

/** Reads every row that names a team, except counters and its people's sessions. */
async function rowsOf({ ids: { ownerId = '' } }: Team): Promise<string[]> {
  const { rate_limits: _, sessions: __, ...rows } = await database.rows(ownerId)
  return Object.entries(rows).flatMap(([table, found]) => found.map((row) => `${table} ${row}`))
}

const isAboutRow = ({ path, about }: RoleVerbs) =>
  path.includes(':') || about !== undefined || path in queries

/** Whether a response says that the role isn't enough, rather than that a password is missing. */
const isForbidden = ({ status, body }: OwnerResponse) =>
  status === 403 && /"(?:only_\w+|not_your_role)"/.test(body)

describe.each(roles)('%s', (role) => {
  let person: Owner
  let own: Team
  const isAllowed = ({ permission }: RoleVerbs) => may({ role, restaurantIds: 'all' }, permission)

  beforeAll(async () => {
    own = await createTeam(server)
    person = await seedMember(server, own.owner, role)
  })

  test('does nothing that the role doesn’t include', async () => {
    const before = await rowsOf(own)
    expect(before.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const verbs of roleVerbs.filter((each) => !isAllowed(each))) {
      for (const { name, send } of attempts(verbs, own)) {
        const response = await send(person)
        if (!isForbidden(response)) wrong.push(`${response.status} ${name}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await rowsOf(own)).toEqual(before)
  })

  test('does nothing in another team', async () => {
    const before = await rowsOf(other)
    const wrong: string[] = []
    for (const verbs of roleVerbs.filter(isAboutRow)) {
      for (const { name, send } of attempts(verbs, other)) {
        const response = await send(person)
        const isRejected = isAllowed(verbs)
          ? response.status === (elsewhere[name] ?? 404)
          : isForbidden(response)
        if (!isRejected) wrong.push(`${response.status} ${name}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await rowsOf(other)).toEqual(before)
  })

  test('succeeds in all that the role includes', async () => {
    const wrong: string[] = []
    const trySending = async ({ name, send }: Attempt, sender: Owner) => {
      const more = await preparations[name]?.({ person: sender, ids: own.ids, database })
      const { status, body } = await send(sender, more)
      // A preview of a form that isn't valid is no failure of the request.
      const isSuccess = status < 400 && !body.includes('{"isInvalid":true}')
      const isRight = unready[name] === undefined ? isSuccess : status === unready[name]
      if (!isRight) wrong.push(`${status} ${name}`)
    }
    const all = roleVerbs.filter(isAllowed).flatMap((verbs) => attempts(verbs, own))
    for (const attempt of deletesLast(all)) await trySending(attempt, person)
    for (const attempt of loginVerbs.flatMap((verbs) => attempts(verbs, own))) {
      await trySending(attempt, await seedMember(server, own.owner, role))
    }
    expect(wrong).toEqual([])
  })

  test('reads with GET alone where nothing is changed', async () => {
    for (const path of readOnlyRoutes) {
      const { status } = await person.post(addressOf(path, own.ids), {})
      expect([path, status]).toEqual([path, 405])
    }
  })
})
