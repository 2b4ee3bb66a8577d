import { describe, expect, test } from 'vitest'
import {
  Authenticator,
  createOwnerWithApp,
  enterFactor as enter,
  factorPage,
  openBrowser,
  openBrowserWithPassword,
  secondPage,
  shownCodes,
  shownKey,
} from '../authenticator.ts'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import { Owner, type OwnerResponse } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

const login = '/auth/login'
const pending = 'chefin.pending'

const ownerWithApp = () => createOwnerWithApp(server)
const browserWithPassword = (owner: Owner) => openBrowserWithPassword(server, owner)
const newBrowser = (owner: Owner) => openBrowser(server, owner)

const isRefused = ({ status, location }: OwnerResponse) => status >= 400 || location === login

describe('setting up an app', () => {
  test('asks for the password, counts only once a code confirms it, and ends other sessions', async () => {
    const owner = await new Owner(server).create(database)
    const other = newBrowser(owner)
    await other.login()
    expect((await owner.get(factorPage)).body).toContain('Confirm that it’s you')
    expect((await owner.post(factorPage, { intent: 'startApp' })).status).toBe(403)
    const wrong = await owner.post(factorPage, { intent: 'confirm', password: 'wrong' })
    expect(wrong.status).toBe(422)
    await owner.post(factorPage, { intent: 'confirm', password: owner.password })
    const shown = await owner.post(factorPage, { intent: 'startApp' })
    expect(shown.headers['cache-control']).toBe('no-store')
    const app = new Authenticator(shownKey(shown.body))
    expect((await newBrowser(owner).login()).location).toBe('/dashboard')
    const refused = await owner.post(factorPage, { intent: 'confirmApp', appCode: '12 34' })
    expect(refused.body).toContain('The code has 6 digits')
    const code = await app.codeAt(0)
    const done = await owner.post(factorPage, { intent: 'confirmApp', appCode: code })
    expect(shownCodes(done.body)).toHaveLength(10)
    expect(await owner.isSignedIn()).toBe(true)
    expect(await other.isSignedIn()).toBe(false)
    const reloaded = (await owner.get(factorPage)).body
    expect(shownKey(reloaded)).toBe('')
    expect(shownCodes(reloaded)).toEqual([])
    const [stored] = await database.query(
      `select app_secret, level from second_factors join sessions using (owner_id)
       join owners on owners.id = owner_id where email = $1`,
      [owner.email],
    )
    expect(stored).toMatchObject({ level: 'second-factor' })
    expect(String(stored?.['app_secret'])).toMatch(/^[0-9a-f]{80,}$/)
    const [mail] = await eventually(() => emailsTo(server.folder, owner.email))
    expect(mail?.text).toContain('An authenticator app was set up')
  })

  test('is refused for the demo account, as are passkeys', async () => {
    const demo = new Owner(server, 'demo@chefin.example')
    demo.password = 'chefin-demo'
    await demo.login()
    expect((await demo.get(factorPage)).body).toContain('The demo account can’t have')
    const start = { intent: 'startApp', password: demo.password }
    expect((await demo.post(factorPage, start)).status).toBe(403)
    expect(await demo.get('/dashboard')).toMatchObject({ status: 200 })
  })
})

describe('a login', () => {
  test('opens nothing before the second factor, and then leads back', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = newBrowser(owner)
    const back = '?back=%2Fdashboard%2FmenuList'
    const sent = { intent: 'login', email: owner.email, password: owner.password }
    const first = await browser.post(`${login}${back}`, sent)
    expect(first.location).toBe(`${secondPage}${back}`)
    expect(first.cookies.join()).not.toMatch(/session_token|known/)
    expect((await browser.get('/dashboard')).location).toContain(login)
    expect((await browser.get(secondPage)).body).toContain('Code from your authenticator app')
    const done = await enter(browser, { factorCode: await app.codeAt(0) }, `${secondPage}${back}`)
    expect(done.location).toBe('/dashboard/menuList')
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.get(secondPage)).location).toBe('/dashboard')
  })

  test('accepts a code once, even of four requests at a time, and none that is older', async () => {
    const { owner, app } = await ownerWithApp()
    const browsers = []
    for (let count = 0; count < 4; count++) browsers.push(await browserWithPassword(owner))
    const factorCode = await app.codeAt(0)
    const answers = await Promise.all(browsers.map((browser) => enter(browser, { factorCode })))
    expect(answers.filter(({ location }) => location === '/dashboard')).toHaveLength(1)
    const late = await browserWithPassword(owner)
    const replay = await enter(late, { factorCode })
    expect(replay.status).toBe(422)
    expect(replay.body).toContain('wrong or was used before')
    expect((await enter(late, { factorCode: await app.codeAt(-1) })).status).toBe(422)
    expect((await enter(late, { factorCode: await app.codeAt(1) })).location).toBe('/dashboard')
  })

  test('accepts the codes of the last and the next half minute, and no others', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    // A step may begin between this clock reading and the server's.
    for (const step of [-3, 3]) {
      const factorCode = await app.codeAt(step)
      expect((await enter(browser, { factorCode })).status).toBe(422)
    }
    const spaced = (await app.codeAt(0)).replace(/^\d{3}/, '$& ')
    expect((await enter(browser, { factorCode: spaced })).location).toBe('/dashboard')
  })

  test.each([
    ['empty', {}],
    ['too short', { factorCode: '12345' }],
    ['of letters', { factorCode: 'abcdef' }],
    ['too long', { factorCode: '1'.repeat(5_000) }],
    ['an invented recovery code', { recoveryCode: 'aaaa-bbbb-cccc-dddd' }],
    ['a made-up passkey', { passkey: '{"id":"x"}' }],
    ['no JSON', { passkey: '\u0000' }],
  ])('is refused with a code that is %s', async (_, fields) => {
    const { owner } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    const answer = await enter(browser, fields)
    expect(answer.status).toBe(422)
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('of the password alone, as the previous version would open it, is no session', async () => {
    const { owner } = await ownerWithApp()
    expect(await owner.isSignedIn()).toBe(true)
    await database.query(
      `update sessions set level = default where owner_id = (select id from owners where email = $1)`,
      [owner.email],
    )
    expect(await owner.isSignedIn()).toBe(false)
  })
})

describe('a login that waits for the second factor', () => {
  test.each([
    ['made up', async (browser: Owner) => browser.cookies.set(pending, 'x'.repeat(43))],
    ['missing', async (browser: Owner) => browser.cookies.delete(pending)],
    [
      'expired',
      async ({ email }: Owner) =>
        database.query(
          `update pending_logins set expires_at = now() - interval '1 second'
           where owner_id = (select id from owners where email = $1)`,
          [email],
        ),
    ],
  ])('is refused if it is %s', async (_, spoil) => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    await spoil(browser)
    const page = await browser.get(secondPage)
    expect(page.location).toBe(login)
    expect((await browser.get(login)).body).toContain('This login has expired')
    expect(isRefused(await enter(browser, { factorCode: await app.codeAt(0) }))).toBe(true)
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('is useless in another browser, and for anything else', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    const thief = newBrowser(owner)
    thief.cookies.set(pending, browser.cookies.get(pending) ?? '')
    const headers = { 'User-Agent': 'Thief/1.0' }
    const factorCode = await app.codeAt(0)
    const stolen = await thief.post(secondPage, { intent: 'factor', factorCode }, { headers })
    expect(isRefused(stolen)).toBe(true)
    expect((await thief.get(secondPage, { headers })).location).toBe(login)
    for (const path of ['/dashboard', '/dashboard/account', factorPage]) {
      expect((await browser.get(path)).status).toBe(302)
    }
    browser.cookies.set('chefin.session_token', browser.cookies.get(pending) ?? '')
    expect(await browser.isSignedIn()).toBe(false)
    const options = await browser.postJson('/dashboard/account/passkey', { purpose: 'confirm' })
    expect(options.status).toBe(401)
    browser.cookies.delete('chefin.session_token')
    expect((await enter(browser, { factorCode })).location).toBe('/dashboard')
  })

  test('works once', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    const cookie = browser.cookies.get(pending) ?? ''
    await enter(browser, { factorCode: await app.codeAt(0) })
    const again = newBrowser(owner)
    again.cookies.set(pending, cookie)
    expect(isRefused(await enter(again, { factorCode: await app.codeAt(1) }))).toBe(true)
    expect(await again.isSignedIn()).toBe(false)
  })

  test('ends with the password; a reset keeps the second factor', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    const resetter = newBrowser(owner)
    await resetter.post('/auth/passwordReset', { intent: 'reset', email: owner.email })
    const link = await owner.link('token')
    const token = String(new URL(link, server.url).searchParams.get('token'))
    const password = 'after-the-reset-7'
    await resetter.post(link, { intent: 'reset', token, password, repeatedPassword: password })
    expect(isRefused(await enter(browser, { factorCode: await app.codeAt(0) }))).toBe(true)
    expect(await browser.isSignedIn()).toBe(false)
    resetter.password = password
    expect((await resetter.login()).location).toBe(secondPage)
    expect((await enter(resetter, { factorCode: await app.codeAt(1) })).location).toBe('/dashboard')
  })
})
