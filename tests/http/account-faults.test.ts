import { expect, inject, test } from 'vitest'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { startTestMailServer } from '../mail-server.ts'
import { Owner } from '../owner.ts'
import { withServer } from '../server.ts'

test('forms and pages report an unavailable database, lose nothing and recover', async () => {
  await withServer(inject('postgresUrl'), {}, async (server) => {
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

test('registration succeeds while the mail server is unavailable, and the email follows', async () => {
  const port = await findFreePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  await withServer(inject('postgresUrl'), { env }, async (server) => {
    const owner = new Owner(server)
    expect((await owner.register()).status).toBe(302)
    const attempts = async () => (await server.database.query('select attempts from mails'))[0]
    await expect.poll(attempts).toMatchObject({ attempts: 1 })
    const mailServer = await startTestMailServer(port)
    await server.database.query('update mails set next_attempt_at = now()')
    await expect.poll(() => mailServer.received.length).toBe(1)
    expect(mailServer.received[0]?.envelope.to).toEqual([owner.email])
    await mailServer.stop()
  })
})

test('deletes expired sessions, links and unconfirmed registrations', async () => {
  await withServer(inject('postgresUrl'), {}, async (first) => {
    const [signedIn, unconfirmed] = [new Owner(first, 'demo@chefin.example'), new Owner(first)]
    await signedIn.login({ password: 'chefin-demo' })
    await unconfirmed.register()
    const { database } = first
    await database.query(`update sessions set expires_at = now() - interval '1 second'`)
    await database.query(`update links set expires_at = now() - interval '1 second'`)
    await database.query(`update owners set created_at = now() - interval '8 days'`)
    // Make the hourly job due.
    await database.query('update jobs set due_at = now()')
    await withServer(inject('postgresUrl'), { database }, async () => {
      const remaining = async () => {
        const rows = await database.rows()
        return [rows['sessions']?.length, rows['links']?.length, rows['owners']?.length]
      }
      await expect.poll(remaining).toEqual([0, 0, 1])
    })
  })
})
