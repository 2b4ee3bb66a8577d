import { beforeAll, describe, expect, test } from 'vitest'
import { may } from '#app/domain/permissions.ts'
import { roles } from '#app/domain/team/roles.ts'
import { endingVerbs, readOnlyRoutes, roleVerbs, type RoleVerbs } from '../fixtures/role-verbs.ts'
import { addressOf } from '../fixtures/route-addresses.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { validFields, validFile, validJson } from '../fixtures/valid-fields.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * The matrix of roles for what changes something: role × verb × own or other team, for every form and
 * every JSON address of the dashboard (`tests/role-verbs.test.ts` says so).
 */
const server = await sharedServer()
const { database } = server
type Ids = Readonly<Record<string, string>>

/** These say something else than "not found" about another team's ids. */
const exceptions: Readonly<Record<string, number>> = {
  // Nothing is left to end, as for an unknown id.
  '/dashboard restoreGap': 200,
  '/dashboard/account endSession': 200,
  '/dashboard/menuList/menu/:menuId/import/:importId cancel': 202,
  // No model is set up that could translate.
  '/dashboard/restaurants/restaurant/:restaurantId/languages/:language start': 403,
}

let other: Ids

beforeAll(async () => {
  const stranger = await new Owner(server).create(database)
  other = await seedTeam(server, stranger)
})

/** Reads every row that names a team, except counters and its people's sessions. */
async function rowsOf({ ownerId = '' }: Ids): Promise<string[]> {
  const { rate_limits: _, sessions: __, ...rows } = await database.rows()
  return Object.entries(rows).flatMap(([table, found]) =>
    found.filter((row) => row.includes(ownerId)).map((row) => `${table} ${row}`),
  )
}

/**
 * The team has no plan at Stripe, no message of a webhook, no translation and no dish in its draft, so
 * that these are not found.
 */
const isOfNoRow = / (?:checkout|cancel|resume|ceiling|portal|row|accept)$|:webhookId resend$/

/** The intents after which a row is gone. */
const deletes = / (?:delete|cancel|remove|withdraw|revoke|publish)$/

const isAboutRow = ({ path, about }: RoleVerbs) => path.includes(':') || about !== undefined

interface Attempt {
  readonly name: string
  send(person: Owner): Promise<OwnerResponse>
}

/** Sends each verb as a script would, without rendering a page. */
function attempts({ path, intents, about }: RoleVerbs, ids: Ids): Attempt[] {
  const page = addressOf(path, ids)
  const form = { ...validFields(ids), ...about?.(ids) }
  if (intents.length === 0) {
    const name = path
    return about
      ? [{ name, send: (person) => person.post(page, form) }]
      : [{ name, send: (person) => person.postJson(page, validJson(path, ids)) }]
  }
  // The dashboard's home page is an index route.
  const address = page === '/dashboard' ? `${page}.data?index` : `${page}.data`
  return intents.map((intent) => ({
    name: `${path} ${intent}`,
    send: async (person) => {
      const file = await validFile(intent, ids)
      if (file) return person.upload(address, intent, file, { fields: form })
      return person.post(address, { intent, ...form })
    },
  }))
}

/** Whether a response says that the role isn't enough, rather than that a password is missing. */
const isForbidden = ({ status, body }: OwnerResponse) =>
  status === 403 && /"(?:only_\w+|not_your_role)"/.test(body)

describe.each(roles)('%s', (role) => {
  let person: Owner
  let owner: Owner
  let own: Ids
  const isAllowed = ({ permission }: RoleVerbs) => may({ role, restaurantIds: 'all' }, permission)

  beforeAll(async () => {
    owner = await new Owner(server).create(database)
    own = await seedTeam(server, owner)
    person = await seedMember(server, owner, role)
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
          ? response.status === (exceptions[name] ?? 404)
          : isForbidden(response)
        if (!isRejected) wrong.push(`${response.status} ${name}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await rowsOf(other)).toEqual(before)
  })

  test('may do all that the role includes', async () => {
    const wrong: string[] = []
    const all = roleVerbs
      .filter(isAllowed)
      .flatMap((verbs) =>
        attempts(verbs, own).map((each) => ({ ...each, isRow: isAboutRow(verbs) })),
      )
    // What deletes comes last: dishes before their menu.
    const isLast = ({ name }: Attempt) => deletes.test(name)
    const ordered = [...all.filter((each) => !isLast(each)), ...all.filter(isLast).toReversed()]
    for (const { name, isRow, send } of ordered) {
      const response = await send(person)
      const isUnread = isRow && !isOfNoRow.test(name) && [400, 404, 422].includes(response.status)
      if (isForbidden(response) || response.status >= 500 || isUnread) {
        wrong.push(`${response.status} ${name}`)
      }
    }
    for (const verbs of endingVerbs) {
      for (const { name, send } of attempts(verbs, own)) {
        const response = await send(await seedMember(server, owner, role))
        if (![202, 204, 302].includes(response.status)) wrong.push(`${response.status} ${name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('reads with GET alone where nothing is changed', async () => {
    for (const path of readOnlyRoutes) {
      const { status } = await person.post(addressOf(path, own), {})
      expect([path, status]).toEqual([path, 405])
    }
  })
})
