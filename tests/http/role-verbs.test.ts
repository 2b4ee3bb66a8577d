import { beforeAll, describe, expect, test } from 'vitest'
import { may } from '#app/domain/permissions.ts'
import { roles } from '#app/domain/team/roles.ts'
import { downloadArchive } from '../fixtures/archives.ts'
import {
  loginVerbs,
  queries,
  readOnlyRoutes,
  roleVerbs,
  type RoleVerbs,
} from '../fixtures/role-verbs.ts'
import { preparations, versions } from '../fixtures/ready-fields.ts'
import { addressOf } from '../fixtures/route-addresses.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { validFields, validFile, jsonOf } from '../fixtures/valid-fields.ts'
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
  // No model is set up that could translate.
  '/dashboard/restaurants/restaurant/:restaurantId/languages/:language start': 403,
  // Only a browser's authenticator can create a passkey.
  '/dashboard/account/secondFactor addPasskey': 422,
}

interface Team {
  readonly owner: Owner
  readonly ids: Ids
}

async function createTeam(): Promise<Team> {
  const owner = await new Owner(server).create(database)
  return { owner, ids: await seedTeam(server, owner) }
}

let other: Team
/** Of the other team's account. */
let archive: Uint8Array
/** Nobody changes the other team. */
const otherVersions = new Map<string, Promise<Record<string, string>>>()
function readOtherVersions(name: string) {
  const found = otherVersions.get(name) ?? versions[name]?.(other)
  if (found) otherVersions.set(name, found)
  return found
}

beforeAll(async () => {
  other = await createTeam()
  archive = (await downloadArchive(server, other.owner)).bytes
})

/** Reads every row that names a team, except counters and its people's sessions. */
async function rowsOf({ ids: { ownerId = '' } }: Team): Promise<string[]> {
  const { rate_limits: _, sessions: __, ...rows } = await database.rows(ownerId)
  return Object.entries(rows).flatMap(([table, found]) => found.map((row) => `${table} ${row}`))
}

/** The intents after which a row is gone, and the purchase that follows a subscription's end. */
const deletes = / (?:delete|cancel|remove|withdraw|revoke|publish|checkout)$/

const isAboutRow = ({ path, about }: RoleVerbs) =>
  path.includes(':') || about !== undefined || path in queries

interface Attempt {
  readonly name: string
  /** @param more fields that only this sender can know */
  send(person: Owner, more?: Readonly<Record<string, string>>): Promise<OwnerResponse>
}

interface AttemptOptions {
  /** Returns the versions without which a form is rejected; none for one that is rejected for its role. */
  readonly readVersions?: (name: string) => Promise<Record<string, string>> | undefined
}

/** Sends each verb as a script would, without rendering a page. */
function attempts(
  { path, intents, about }: RoleVerbs,
  team: Team,
  { readVersions }: AttemptOptions = {},
): Attempt[] {
  const { ids } = team
  const page = addressOf(path, ids)
  const fieldsOf = async (name: string) => ({
    ...validFields(ids),
    ...about?.(ids),
    ...(await readVersions?.(name)),
  })
  if (intents.length === 0) {
    const send = async (person: Owner) => {
      const fields = await fieldsOf(path)
      return about ? person.post(page, fields) : person.postJson(page, jsonOf(path, ids) ?? fields)
    }
    return [{ name: path, send }]
  }
  // The dashboard's home page is an index route.
  const search = page === '/dashboard' ? 'index' : String(new URLSearchParams(queries[path]?.(ids)))
  return intents.map((intent) => ({
    name: `${path} ${intent}`,
    send: async (person, more) => {
      const fields = { ...(await fieldsOf(`${path} ${intent}`)), ...more }
      const file = await validFile(intent, { ids, archive })
      if (file) return person.upload(`${page}.data`, intent, file, { fields })
      return person.post(`${page}.data?${search}`, { intent, ...fields })
    },
  }))
}

/** Whether a response says that the role isn't enough, rather than that a password is missing. */
const isForbidden = ({ status, body }: OwnerResponse) =>
  status === 403 && /"(?:only_\w+|not_your_role)"/.test(body)

describe.each(roles)('%s', (role) => {
  let person: Owner
  let own: Team
  const isAllowed = ({ permission }: RoleVerbs) => may({ role, restaurantIds: 'all' }, permission)

  beforeAll(async () => {
    own = await createTeam()
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

  // What the role doesn't include is rejected before anybody looks at a row.
  test('does nothing in another team', async () => {
    const before = await rowsOf(other)
    const wrong: string[] = []
    for (const verbs of roleVerbs.filter((each) => isAllowed(each) && isAboutRow(each))) {
      for (const { name, send } of attempts(verbs, other, { readVersions: readOtherVersions })) {
        const { status } = await send(person)
        if (status !== (elsewhere[name] ?? 404)) wrong.push(`${status} ${name}`)
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
    const readVersions = (name: string) => versions[name]?.(own)
    const all = roleVerbs
      .filter(isAllowed)
      .flatMap((verbs) => attempts(verbs, own, { readVersions }))
    // What deletes comes last: dishes before their menu.
    const isLast = ({ name }: Attempt) => deletes.test(name)
    const ordered = [...all.filter((each) => !isLast(each)), ...all.filter(isLast).toReversed()]
    for (const attempt of ordered) await trySending(attempt, person)
    // These concern the person alone, whatever the role: the most and the least suffice.
    const tried = role === 'owner' || role === 'reader' ? loginVerbs : []
    for (const attempt of tried.flatMap((verbs) => attempts(verbs, own))) {
      await trySending(attempt, await seedMember(server, own.owner, role))
    }
    expect(wrong).toEqual([])
  })
})

test('what only reads takes GET alone', async () => {
  for (const path of readOnlyRoutes) {
    const { status } = await other.owner.post(addressOf(path, other.ids), {})
    expect([path, status]).toEqual([path, 405])
  }
})
