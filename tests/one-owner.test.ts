import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeFolder } from '#app/db/embedded/embedded.fixture.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { createEmptyDatabase, type TestDatabase } from './database.ts'
import { logsPlans, readStatements, split, type LoggedStatement } from './fixtures/logged-plans.ts'
import { postponeJobs } from './fixtures/postpone-jobs.ts'
import { preparations } from './fixtures/ready-fields.ts'
import { queries, roleVerbs } from './fixtures/role-verbs.ts'
import { addressOf, routePaths } from './fixtures/route-addresses.ts'
import { guardedRoutes } from './fixtures/route-permissions.ts'
import { seedMember } from './fixtures/seed-member.ts'
import { attempts, createTeam, deletesLast } from './fixtures/verb-attempts.ts'
import { Guest } from './guest.ts'
import { copyInitialised } from './initialised-folder.ts'
import type { Owner } from './owner.ts'
import { startTestServer, type TestServer } from './server.ts'

/*
 * What allows owners to be distributed over several Postgres: no statement of an owner's or a guest's
 * request reads rows of two owners. Postgres logs the plan of each statement, with the row policies; each
 * scan must be limited to an owner, a restaurant or a row's key.
 */

const closers: (() => Promise<unknown>)[] = []
let database: TestDatabase
let server: TestServer
let logFile: string

beforeAll(async () => {
  const folder = await makeFolder()
  closers.push(folder.remove)
  await copyInitialised(inject('dataFolders'), folder.path)
  const postgres = await startEmbeddedPostgres(folder.path, { settings: logsPlans })
  closers.push(postgres.stop)
  logFile = join(folder.path, 'postgres.log')
  const empty = await createEmptyDatabase(postgres.url)
  database = empty
  await empty.createAppLogin()
  await postponeJobs(database)
  const env = { CHEFIN_SAMPLE: 'off', TRUSTED_PROXIES: 'loopback' }
  server = await startTestServer(postgres.url, { database, env })
  closers.push(server.stop)
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function logged(work: () => Promise<unknown>): Promise<LoggedStatement[]> {
  const { size } = await stat(logFile)
  await work()
  const log = (await readFile(logFile)).subarray(size).toString()
  return readStatements(log)
}

/** Tables without rows of owners. */
const shared = ['jobs', 'passkey_challenges', 'rate_limits', 'stripe_events']

/** What a process does every few seconds for all owners, outside of requests; the hourly jobs don't run. */
const background = [
  '"next_attempt_at" <= now()',
  '"next_attempt_at" is null',
  'delete from "webhook_events"',
  '"starts_at" <= now()',
  '"until" <= now()',
  '"overage_alerted" else 0 end',
]

/** Compares a column whose values belong to one owner each: ids, for instance, are random. */
const isKey =
  /^(?:\w+\.)?(?:(?:\w+_)?id|reply_to|token|token_hash|slug|lower\(email\))(?:::\w+)? = /
/** The same, as foreign keys write it. */
const isForeignKey = / = (?:\w+_)?id$/

/** Whether all rows that meet a condition belong to one owner. */
function limits(condition: string): boolean {
  const [parts, alternatives] = [split(condition, 'AND'), split(condition, 'OR')]
  if (parts.length > 1) return parts.some(limits)
  if (alternatives.length > 1) return alternatives.every(limits)
  return isKey.test(condition) || isForeignKey.test(condition)
}

function violations(statements: readonly LoggedStatement[]): string[] {
  const found = statements.flatMap(({ role, text, scans }) =>
    scans
      .filter(({ table, conditions }) => !shared.includes(table) && !conditions.some(limits))
      .filter(() => !background.some((part) => text.includes(part)))
      .map(
        ({ table, conditions }) => `${role}: ${table} by ${conditions.join(' and ')} in ${text}`,
      ),
  )
  return [...new Set(found)]
}

/** Opens every page of a restaurant and of its owner's dashboard, and sends every form. */
async function walk(): Promise<void> {
  const team = await createTeam(server)
  const { owner, ids } = team
  const person = await seedMember(server, owner, 'owner')
  await openGuestPages(ids)
  await openDashboard(person, ids)
  for (const { name, send } of deletesLast(roleVerbs.flatMap((each) => attempts(each, team)))) {
    await send(person, await preparations[name]?.({ person, ids, database }))
  }
}

async function openGuestPages({ restaurantId = '' }: Readonly<Record<string, string>>) {
  for (const path of routePaths.filter((each) => each.startsWith('/:restaurant'))) {
    const response = await fetch(`${server.url}${addressOf(path, { restaurant: restaurantId })}`)
    if (path.endsWith('stream')) await response.body?.cancel()
    else await response.arrayBuffer()
  }
  const guest = new Guest(server.url, restaurantId)
  await guest.ask('Is there milk in the lentil soup?')
  await guest.history()
  await guest.request('DELETE')
}

async function openDashboard(person: Owner, ids: Readonly<Record<string, string>>) {
  for (const { path, isRead } of await guardedRoutes()) {
    const query = String(new URLSearchParams(queries[path]?.(ids)))
    if (isRead) await person.get(`${addressOf(path, ids)}?${query}`)
  }
}

test('every statement of a request is limited to one owner', async () => {
  const statements = await logged(walk)
  const countOf = (role: string) => statements.filter((each) => each.role === role).length
  expect(countOf('guest')).toBeGreaterThan(20)
  expect(countOf('owner')).toBeGreaterThan(1_000)
  expect(countOf('system')).toBeGreaterThan(1_000)
  expect(violations(statements)).toEqual([])
})

test('a statement that names no owner is found', async () => {
  const reads = (condition: string) =>
    logged(() =>
      database.query(
        `begin; select set_config('role', 'chefin_system', true); select from dishes where ${condition}; commit`,
      ),
    )
  expect(violations(await reads(`id = gen_random_uuid()`))).toEqual([])
  expect(violations(await reads(`name = 'Soup'`))).toHaveLength(1)
  expect(violations(await reads(`id = gen_random_uuid() or name = 'Soup'`))).toHaveLength(1)
})
