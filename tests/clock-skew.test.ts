import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { readMigrations } from '#app/db/migrations.ts'
import { queueAccountEmail } from '#app/domain/accounts/account-emails.ts'
import { findLink, issueLink } from '#app/domain/accounts/links.ts'
import { claimJob } from '#app/domain/jobs/claim-job.ts'
import { completeJob } from '#app/domain/jobs/settle-job.ts'
import { claimDueMails } from '#app/domain/mails/claim-due-mails.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { testSecret } from './postgres.ts'

const hourMs = 3_600_000

let database: TestDatabase
let ownerId: string

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 5, timeoutMs })
  const [owner] = await database.query(
    `insert into owners (email, first_name, last_name) values ('a@b.example', 'A', 'B') returning id`,
  )
  ownerId = String(owner?.['id'])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await closeDatabase()
  await database.drop()
})

const queueReset = () =>
  asSystem('test', (transaction) =>
    queueAccountEmail(transaction, {
      kind: 'reset',
      to: { id: ownerId, email: 'a@b.example', firstName: 'A', locale: 'en' },
      url: 'http://localhost:3000/reset',
      hours: 1,
    }),
  )

describe('a process whose clock is two hours off the database’s', () => {
  test.each([-2, 2])(
    '(%i h) sends a password reset whose link works for an hour',
    async (hours) => {
      const now = Date.now
      vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * hourMs)
      const token = await asSystem('test', (transaction) =>
        issueLink(transaction, 'reset-password', ownerId),
      )
      await queueReset()
      const find = () =>
        asSystem('test', (transaction) => findLink(transaction, 'reset-password', token))
      expect(await find()).toMatchObject({ ownerId })
      expect(await claimDueMails()).toMatchObject({ deliverable: [{ ownerId }], expired: [] })

      await database.query(`update links set expires_at = expires_at - interval '61 minutes'`)
      expect(await find()).toBeUndefined()
    },
  )
})

describe('a clock that was a day ahead and then corrected', () => {
  test('does not delay an hourly job, nor repeat one that has just run', async () => {
    const claim = async () => (await claimJob('count_totals')) ?? expect.fail('not due')
    await completeJob(await claim())
    expect(await claimJob('count_totals')).toBeUndefined()
    await database.query(
      `update jobs set due_at = due_at + interval '1 day', started_at = started_at + interval '1 day'`,
    )
    await completeJob(await claim())
    expect(await claimJob('count_totals')).toBeUndefined()
  })

  test('does not delay an email, nor hurry a deferred one', async () => {
    await queueReset()
    await database.query(`update mails set next_attempt_at = now() + interval '14 minutes'`)
    expect((await claimDueMails()).deliverable).toEqual([])
    await database.query(`update mails set next_attempt_at = now() + interval '1 day'`)
    expect((await claimDueMails()).deliverable).toHaveLength(1)
  })
})

test('an update waits for a long transaction while the clock jumps ahead', async () => {
  const reader = new Client({ connectionString: database.adminUrl })
  await reader.connect()
  try {
    await reader.query('begin; select count(*) from dishes')
    let ahead = 0
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + (ahead += hourMs))
    const outcome = prepareDatabase(database.adminUrl, testSecret, [
      ...readMigrations(),
      nextMigration,
    ]).then(
      () => 'migrated',
      (error: unknown) => error,
    )
    const attempts = new Set<string>()
    const hasRetried = async () => {
      for (const row of await findWaitingSessions()) attempts.add(String(row['query_start']))
      return attempts.size > 1
    }
    await expect.poll(hasRetried).toBe(true)
    await reader.query('rollback')
    expect(await outcome).toBe('migrated')
  } finally {
    await reader.end()
  }
})

const nextMigration = {
  name: '9999_next',
  createdAt: 9_999_999_999_999,
  hash: 'next',
  statements: ['ALTER TABLE "dishes" ADD COLUMN "season" text;'],
}

/** Finds sessions that are waiting for a lock. */
const findWaitingSessions = () =>
  database.query(
    `select query_start::text from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
