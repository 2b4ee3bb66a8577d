import { expect, test } from 'vitest'
import { createOwnerWithApp, factorPage, openBrowser } from './authenticator.ts'
import { eventually } from './eventually.ts'
import { runScript } from './fixtures/run-script.ts'
import { emailsTo } from './outbox.ts'
import { sharedServer } from './shared-server.ts'

const server = await sharedServer()

const run = (email: string) =>
  runScript('remove-second-factor', [email], { DATABASE_URL: server.database.adminUrl })

test('the operator removes the second factor of an owner who has lost everything', async () => {
  const { owner, app } = await createOwnerWithApp(server)
  await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
  await owner.post(factorPage, { intent: 'require', isRequired: 'on' })
  const other = await createOwnerWithApp(server)
  expect(await run(owner.email.toUpperCase())).toMatchObject({ code: 0 })
  expect(await owner.isSignedIn()).toBe(false)
  const browser = openBrowser(server, owner)
  expect((await browser.login()).location).toBe('/dashboard')
  // What the owner requires still holds: the first page is the one that sets up a new factor.
  expect((await browser.get('/dashboard')).location).toBe(factorPage)
  expect(await other.owner.isSignedIn()).toBe(true)
  const log = await server.database.query(
    `select account_id, subject_name from audit_log join owners on owners.id = owner_id
     where email = $1 and action = 'account.lost_factors'`,
    [owner.email],
  )
  expect(log).toEqual([{ account_id: null, subject_name: 'Deniz Yıldız' }])
  const isReported = async () =>
    (await emailsTo(server.folder, owner.email)).find(({ text }) =>
      text?.includes('was switched off'),
    )
  expect(await eventually(isReported)).toBeDefined()
})

test.each(['nobody@chefin.example', ''])('an unknown address (%j) is named', async (email) => {
  const { code, output } = await run(email)
  expect(code).toBe(1)
  expect(output).toMatch(/No account has the address nobody|Name the email address/)
})
