import { describe, expect, test } from 'vitest'
import {
  createOwnerWithApp,
  enterFactor as enter,
  factorPage,
  openBrowserWithPassword,
  shownCodes,
} from '../authenticator.ts'
import { countAttempts } from '../count-attempts.ts'
import { eventually } from '../eventually.ts'
import { emailsTo } from '../outbox.ts'
import type { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

const login = '/auth/login'
const ownerWithApp = () => createOwnerWithApp(server)
const browserWithPassword = (owner: Owner) => openBrowserWithPassword(server, owner)

describe('guessing codes', () => {
  const guess = (browser: Owner) => enter(browser, { factorCode: '000000' })

  test('ends after five, also from other addresses, but locks no owner out', async () => {
    const { owner, app, codes } = await ownerWithApp()
    const known = await browserWithPassword(owner)
    await enter(known, { factorCode: await app.codeAt(0) })
    await known.post('/dashboard/account', { intent: 'logout' })
    for (let count = 0; count < 5; count++) {
      expect((await guess(await browserWithPassword(owner))).status).toBe(422)
    }
    const stranger = await browserWithPassword(owner)
    const refused = await enter(stranger, { factorCode: await app.codeAt(0) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('use a passkey or a recovery code')
    // Other ways in: a recovery code, and a browser that has signed in before.
    expect((await enter(stranger, { recoveryCode: codes[0] ?? '' })).location).toBe('/dashboard')
    await known.login()
    expect((await enter(known, { factorCode: await app.codeAt(1) })).location).toBe('/dashboard')
  })

  test('is limited to twenty a day', async () => {
    const { owner, app } = await ownerWithApp()
    const stranger = await browserWithPassword(owner)
    await guess(stranger)
    const [counter] = await database.query(
      `update rate_limits set points = 20 where key like 'factor_account_day:%' and points = 1 returning key`,
    )
    expect(counter).toBeDefined()
    expect((await enter(stranger, { factorCode: await app.codeAt(0) })).status).toBe(429)
  })

  test('is limited per address, over all accounts', async () => {
    const { owner, app } = await ownerWithApp()
    const browser = await browserWithPassword(owner)
    const attempt = () => guess(browser)
    expect((await countAttempts(database, 'factor_address', 30, attempt)).status).toBe(422)
    expect((await enter(browser, { factorCode: await app.codeAt(0) })).status).toBe(429)
    const passkey = await browser.post(login, { intent: 'passkey', passkey: '{}' })
    expect(passkey.status).toBe(429)
    const elsewhere = await browserWithPassword(owner)
    expect((await enter(elsewhere, { factorCode: await app.codeAt(0) })).location).toBe(
      '/dashboard',
    )
  })
})

describe('a recovery code', () => {
  test('works for one of four requests, is reported, and the last ones are warned about', async () => {
    const { owner, codes } = await ownerWithApp()
    const browsers = []
    for (let count = 0; count < 4; count++) browsers.push(await browserWithPassword(owner))
    const recoveryCode = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const answers = await Promise.all(browsers.map((browser) => enter(browser, { recoveryCode })))
    expect(answers.filter(({ location }) => location === '/dashboard')).toHaveLength(1)
    expect((await owner.get('/dashboard/account')).body).not.toContain('Renew them')
    await eventually(async () =>
      (await emailsTo(server.folder, owner.email)).find(({ text }) => text?.includes('was used')),
    )
    await database.query(
      `delete from recovery_codes where owner_id = (select id from owners where email = $1)
       and id not in (select id from recovery_codes r where r.owner_id = recovery_codes.owner_id limit 2)`,
      [owner.email],
    )
    expect((await owner.get('/dashboard/account')).body).toContain('Recovery codes left: 2')
  })

  test('is stored as a salted hash, and ends when the codes are renewed', async () => {
    const { owner, app, codes } = await ownerWithApp()
    const dump = JSON.stringify(await database.query('select * from recovery_codes'))
    expect(
      codes.some((code) => dump.includes(code) || dump.includes(code.replaceAll('-', ''))),
    ).toBe(false)
    const factorCode = await app.codeAt(0)
    const renewed = await owner.post(factorPage, { intent: 'renewCodes', factorCode })
    const newCodes = shownCodes(renewed.body)
    expect(newCodes).toHaveLength(10)
    const browser = await browserWithPassword(owner)
    expect((await enter(browser, { recoveryCode: codes[3] ?? '' })).status).toBe(422)
    expect((await enter(browser, { recoveryCode: newCodes[3] ?? '' })).location).toBe('/dashboard')
  })
})
