import { describe, expect, test } from 'vitest'
import {
  createOwnerWithApp,
  enterFactor,
  factorPage,
  openBrowser,
  openBrowserWithPassword,
  passTime,
  setUpApp,
} from '../authenticator.ts'
import { countAttempts } from '../count-attempts.ts'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import type { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

const account = '/dashboard/account'
const download = '/dashboard/conversations/download'
const ownerWithApp = () => createOwnerWithApp(server)

const exists = async ({ email }: Owner) =>
  (await database.query('select 1 from owners where email = $1', [email])).length > 0

describe('after 15 minutes, an account with a second factor is asked again', () => {
  test.each([
    ['checkout', { planId: 'basic' }],
    ['cancel', { subscriptionId: 'sub_1' }],
    ['resume', { subscriptionId: 'sub_1' }],
    ['ceiling', { subscriptionId: 'sub_1', ceiling: '12.34' }],
    ['portal', {}],
  ])('for billing (%s), and keeps what was typed', async (intent, fields) => {
    const { owner } = await ownerWithApp()
    const refused = await owner.post(account, { intent, ...fields })
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('Confirm that it’s you')
    for (const [name, value] of Object.entries({ intent, ...fields })) {
      expect(refused.body).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    }
  })

  test('and goes on with the form that it asked for', async () => {
    const { owner, app } = await ownerWithApp()
    const form = { intent: 'checkout', planId: 'basic' }
    const wrong = await owner.post(account, { ...form, factorCode: '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('<input type="hidden" name="planId" value="basic"/>')
    expect(wrong.body).not.toContain('value="000000"')
    const factorCode = await app.codeAt(0)
    expect((await owner.post(account, { ...form, factorCode })).location).toContain('/local/stripe')
    // Now for 15 minutes it isn't asked again.
    expect((await owner.post(account, form)).location).toContain('/local/stripe')
    const replay = await openBrowserWithPassword(server, owner)
    expect((await enterFactor(replay, { factorCode })).status).toBe(422)
  })

  test('for exports, in each session', async () => {
    const { owner, app } = await ownerWithApp()
    for (const [page, file] of [
      [account, `${account}/export`],
      [download, '/dashboard/conversations/export'],
    ]) {
      expect((await owner.get(file ?? '')).location).toBe(page)
      const refused = await owner.post(page ?? '', { intent: 'export', password: owner.password })
      expect(refused.status).toBe(403)
    }
    const browser = await openBrowserWithPassword(server, owner)
    await enterFactor(browser, { factorCode: await app.codeAt(0) })
    const fields = { factorCode: await app.codeAt(1) }
    const file = await owner.confirmExport(`${download}?search=x`, fields)
    expect(file).toBe('/dashboard/conversations/export?search=x')
    expect((await owner.get(file)).status).toBe(200)
    await passTime(database, owner)
    expect((await browser.get(file)).location).toBe(`${download}?search=x`)
  })

  test('for the deletion of the account, besides the password', async () => {
    const { owner, app } = await ownerWithApp()
    const form = { intent: 'delete', password: owner.password }
    expect((await owner.get(account)).body).toContain('name="factorCode"')
    expect((await owner.post(account, form)).status).toBe(403)
    expect((await owner.post(account, { ...form, factorCode: '000000' })).status).toBe(422)
    const wrong = { ...form, password: 'wrong', factorCode: await app.codeAt(0) }
    expect((await owner.post(account, wrong)).status).toBe(422)
    expect(await exists(owner)).toBe(true)
    expect((await owner.post(account, form)).location).toBe('/auth/login')
    expect(await exists(owner)).toBe(false)
  })

  test('at most ten times in 15 minutes', async () => {
    const { owner, app } = await ownerWithApp()
    const attempt = () => owner.post(factorPage, { intent: 'confirm', factorCode: '000000' })
    expect((await countAttempts(database, 'factor_known', 10, attempt)).status).toBe(422)
    const factorCode = await app.codeAt(0)
    expect((await owner.post(factorPage, { intent: 'confirm', factorCode })).status).toBe(429)
  })

  test('for a new password or address; a new password keeps the session', async () => {
    const { owner, app } = await ownerWithApp()
    const newPassword = 'another-one-of-7'
    const form = { currentPassword: owner.password, newPassword, repeatedPassword: newPassword }
    expect((await owner.post(account, { intent: 'password', ...form })).status).toBe(403)
    expect((await owner.requestEmailChange('new@chefin.example')).status).toBe(403)
    const factorCode = await app.codeAt(0)
    expect((await owner.post(account, { intent: 'password', ...form, factorCode })).status).toBe(
      200,
    )
    await passTime(database, owner)
    expect(await owner.isSignedIn()).toBe(true)
    expect((await owner.post(account, { intent: 'portal' })).status).toBe(403)
  })
})

test('without a second factor, billing asks for nothing', async () => {
  const { owner, app } = await ownerWithApp()
  await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
  await owner.post(factorPage, { intent: 'turnOff', password: owner.password })
  const answer = await owner.post(account, { intent: 'checkout', planId: 'basic' })
  expect(answer.location).toContain('/local/stripe')
})

describe('switching off', () => {
  test('takes the password and the second factor, and is reported', async () => {
    const { owner, app } = await ownerWithApp()
    const form = { intent: 'turnOff', password: owner.password }
    expect((await owner.post(factorPage, form)).status).toBe(403)
    await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
    expect((await owner.post(factorPage, { ...form, password: 'wrong' })).status).toBe(422)
    expect((await owner.post(factorPage, { intent: 'removeApp' })).status).toBe(409)
    expect((await openBrowser(server, owner).login()).location).toBe('/auth/secondFactor')
    expect((await owner.post(factorPage, form)).status).toBe(200)
    expect((await openBrowser(server, owner).login()).location).toBe('/dashboard')
    expect(await owner.isSignedIn()).toBe(true)
    const [left] = await database.query(
      `select count(*)::int from recovery_codes join owners on owners.id = owner_id where email = $1`,
      [owner.email],
    )
    expect(left).toEqual({ count: 0 })
    const isReported = async () =>
      (await emailsTo(server.folder, owner.email)).find(({ text }) =>
        text?.includes('was switched off'),
      )
    expect(await eventually(isReported)).toBeDefined()
  })
})

describe('a second factor that is required', () => {
  test('can’t be switched off; an account without one opens only the page to set it up', async () => {
    const { owner, app } = await ownerWithApp()
    await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
    expect((await owner.post(factorPage, { intent: 'require', isRequired: 'on' })).status).toBe(200)
    const off = await owner.post(factorPage, { intent: 'turnOff', password: owner.password })
    expect(off.status).toBe(409)
    // As the operator does for an owner who has lost everything.
    await database.query(
      `update second_factors set app_secret = null where owner_id = (select id from owners where email = $1)`,
      [owner.email],
    )
    const browser = openBrowser(server, owner)
    expect((await browser.login()).location).toBe('/dashboard')
    for (const page of ['/dashboard', account, '/dashboard/menuList', `${account}/export`]) {
      expect((await browser.get(page)).location).toBe(factorPage)
    }
    const details = { intent: 'details', firstName: 'x', lastName: 'y', timeZone: 'UTC' }
    expect((await browser.post(account, details)).status).toBe(403)
    expect((await browser.get(factorPage)).body).toContain('Your team requires a second factor')
    await setUpApp(browser)
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.post(account, details)).status).toBe(200)
  })

  test('can’t be required by an owner who has none', async () => {
    const { owner, app } = await ownerWithApp()
    await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
    await owner.post(factorPage, { intent: 'turnOff', password: owner.password })
    const form = { intent: 'require', isRequired: 'on', password: owner.password }
    expect((await owner.post(factorPage, form)).status).toBe(409)
  })
})
