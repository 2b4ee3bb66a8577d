import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { createTestDatabase } from '../database.ts'
import { startTestMailServer } from '../mail-server.ts'
import { Owner } from '../owner.ts'
import { startTestServer, withServer, type TestServer } from '../server.ts'

describe('with a mail server', () => {
  let port: number
  let server: TestServer

  beforeAll(async () => {
    port = await findFreePort()
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` }
    server = await startTestServer(inject('postgresUrl'), { env })
  })
  afterAll(() => server.stop())

  test('registration succeeds while the mail server is unavailable, and the email follows', async () => {
    const owner = new Owner(server)
    expect((await owner.register()).status).toBe(302)
    const attempts = async () => (await server.database.query('select attempts from mails'))[0]
    await expect.poll(attempts).toMatchObject({ attempts: 1 })
    const mailServer = await startTestMailServer(port)
    await server.database.query('update mails set next_attempt_at = now()')
    // Another email starts a delivery at once.
    await new Owner(server).register()
    await expect
      .poll(() => mailServer.received.flatMap(({ envelope }) => envelope.to))
      .toContain(owner.email)
    await mailServer.stop()
  })

  test('forms and pages report an unavailable database, lose nothing and recover', async () => {
    const { database } = server
    const owner = new Owner(server, 'demo@chefin.example')
    await owner.login({ password: 'chefin-demo' })
    await database.disconnectApp()
    const page = await owner.get('/dashboard/account')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    const details = { intent: 'details', firstName: 'x', lastName: 'y', timeZone: 'UTC' }
    expect((await owner.post('/dashboard/account', details)).status).toBe(503)

    const visitor = new Owner(server)
    for (const response of [
      await visitor.login(),
      await visitor.register(),
      await visitor.post('/auth/passwordReset', { intent: 'reset', email: visitor.email }),
    ]) {
      expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    }

    await database.reconnectApp()
    await expect.poll(async () => (await owner.get('/dashboard')).status).toBe(200)
    expect((await visitor.register()).status).toBe(302)
  })
})

test('deletes expired sessions, links and unconfirmed registrations', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  await database.query(
    `with confirmed as (insert into owners (email, first_name, last_name, email_verified, created_at)
       values ('old@chefin.example', 'A', 'B', true, now() - interval '8 days') returning id),
     unconfirmed as (insert into owners (email, first_name, last_name, created_at) values
       ('late@chefin.example', 'A', 'B', now() - interval '8 days'),
       ('new@chefin.example', 'A', 'B', now() - interval '6 days')),
     session as (insert into sessions (owner_id, token, expires_at)
       select id, age, now() - age::interval from confirmed, unnest(array['1 s', '-1 day']) age)
     insert into links (owner_id, kind, token_hash, expires_at)
       select id, 'reset-password', age, now() - age::interval
       from confirmed, unnest(array['1 s', '-1 day']) age`,
  )
  // The other jobs aren't due: they lock owners, and deletions skip locked rows until the next hour.
  await database.query(
    `insert into jobs (name, due_at, claim, started_at)
       select name, now() + interval '30 minutes', gen_random_uuid(), now()
       from unnest(array['renew_given', 'reconcile', 'count_totals', 'purge_deleted']) name`,
  )
  // The first start runs the hourly jobs.
  await withServer(inject('postgresUrl'), { database, env: { CHEFIN_SAMPLE: 'off' } }, async () => {
    const remaining = async () => {
      const [sessions, links, owners] = [
        await database.query('select token from sessions'),
        await database.query('select token_hash from links'),
        await database.query('select email from owners order by email'),
      ]
      return [...sessions, ...links, ...owners].flatMap(Object.values)
    }
    await expect
      .poll(remaining)
      .toEqual(['-1 day', '-1 day', 'new@chefin.example', 'old@chefin.example'])
  })
})
