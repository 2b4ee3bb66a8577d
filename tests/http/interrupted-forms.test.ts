import { beforeEach, describe, expect, test } from 'vitest'
import { teamField } from '#app/ui/team-field.ts'
import { setUpApp } from '../authenticator.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/* Forms that browsers without JavaScript send when their sender first has to do something else. */
const server = await sharedServer()
const { database } = server
const menus = '/dashboard/menuList'

let owner: Owner
let manager: Owner

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  await seedPlace(server, owner.email)
  manager = await seedMember(server, owner, 'manager')
})

const newMenu = () => ({ intent: 'add', name: 'Kış menüsü', key: crypto.randomUUID() })

/** The hidden fields of the form that a page offers to send again. */
const keptIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

const hasMenu = async () => (await owner.get(menus)).body.includes('Kış menüsü')

describe('a form sent without JavaScript keeps what was typed', () => {
  test.each([
    ['en', 'Your team requires a second factor. Please set one up first.', 'Send again'],
    ['tr', 'Ekibinizde iki adımlı doğrulama zorunlu. Lütfen önce kurun.', 'Yeniden gönder'],
  ])('until a second factor is set up (%s)', async (language, reason, sendAgain) => {
    const sent = newMenu()
    await database.query(
      `insert into second_factors (owner_id, is_required)
       select id, true from owners where email = $1`,
      [owner.email],
    )
    manager.cookies.set('locale', language)
    const { status, body } = await manager.post(menus, sent)
    expect(status).toBe(403)
    for (const text of [reason, sendAgain, 'href="/dashboard/account/secondFactor"']) {
      expect(body).toContain(text)
    }
    const kept = keptIn(body)
    expect(kept).toEqual(sent)
    await setUpApp(manager)
    expect((await manager.post(menus, kept)).status).toBeLessThan(400)
    expect((await manager.get(menus)).body).toContain('Kış menüsü')
  })

  test('until its sender has logged in again, but passwords aren’t', async () => {
    const team = await manager.hidden(menus, teamField)
    await database.query(
      'delete from sessions where owner_id = (select id from owners where email = $1)',
      [manager.email],
    )
    const { status, body } = await manager.post(menus, {
      ...newMenu(),
      [teamField]: team,
      password: 'secret',
    })
    expect(status).toBe(401)
    expect(body).toContain('log in in a new tab')
    expect(body).not.toContain('secret')
    await manager.login()
    expect((await manager.post(menus, keptIn(body))).status).toBeLessThan(400)
    expect(await hasMenu()).toBe(true)
  })

  test('and a script gets it as the form’s failure', async () => {
    manager.cookies.clear()
    const { status, body } = await manager.post(`${menus}.data`, newMenu())
    expect(status).toBe(401)
    expect(body).toContain('You are no longer logged in. Please log in again.')
    expect(body).toContain('Kış menüsü')
  })
})
