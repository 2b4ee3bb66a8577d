import { beforeEach, describe, expect, test } from 'vitest'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { emailsTo } from '../outbox.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server
const login = '/auth/login'

let owner: Owner
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  place = await seedPlace(server, owner.email, { restaurants: ['Lale', 'Moda'] })
})

const membersOf = (person: Owner) =>
  database.query(
    `select members.id, team.email, role from members join owners team on team.id = owner_id
     join owners person on person.id = account_id where person.email = $1 order by team.email`,
    [person.email],
  )

async function remove(person: Owner): Promise<void> {
  const member = (await membersOf(person)).find(({ email }) => email === owner.email)
  const form = { intent: 'remove', memberId: String(member?.['id']) }
  const { body } = await owner.post('/dashboard/account/members', form)
  expect(body).toContain('is no longer in the team')
}

/** Adds the person to their own team, in which they have a restaurant. */
async function addOwnTeam(person: Owner): Promise<void> {
  await database.query(
    `insert into members (owner_id, account_id, role) select id, id, 'owner' from owners where email = $1`,
    [person.email],
  )
  await seedPlace(server, person.email, { restaurants: ['Papatya'] })
}

/** A browser of another person, or of the same, without cookies. */
const otherBrowser = (email?: string) => new Owner(server, email)

async function loginIn(browser: Owner, language: string): Promise<string> {
  browser.cookies.set('locale', language)
  return (await browser.get(login)).body
}

const notices = {
  en: 'You are no longer in the team of Lale. Ask an owner of the team to invite you again.',
  tr: 'Artık Lale ekibinde değilsiniz. Yeniden katılmak için ekibin sahiplerinden birinden davet isteyin.',
} as const

describe('a member who is removed', () => {
  test('is logged out at once on every device, is told why there and by email, and keeps the own account', async () => {
    const cook = await seedMember(server, owner, 'kitchen')
    const phone = otherBrowser(cook.email)
    await phone.login()
    await remove(cook)
    for (const browser of [cook, phone]) {
      for (const path of [
        '/dashboard',
        `/dashboard/restaurants/restaurant/${place.restaurant()}`,
      ]) {
        expect((await browser.get(path)).location).toBe(login)
      }
      expect(await loginIn(browser, 'en')).toContain(notices.en)
      expect(await loginIn(browser, 'tr')).toContain(notices.tr)
    }
    await expect
      .poll(() => emailsTo(server.folder, cook.email))
      .toMatchObject([{ subject: 'You are no longer in the team of Lale' }])
    expect((await cook.login()).location).toBe('/dashboard')
    expect((await cook.get('/dashboard')).body).not.toContain('Lale')
    expect(await membersOf(cook)).toMatchObject([{ email: cook.email, role: 'owner' }])
    // The ended session of the phone is no device of the account any more.
    expect((await cook.get('/dashboard/account')).body.match(/value="endSession"/g)).toBeNull()
  })

  test('works on in the own team after the login', async () => {
    const partner = await seedMember(server, owner, 'manager')
    await addOwnTeam(partner)
    const [team] = await database.query('select id from owners where email = $1', [owner.email])
    await partner.post('/dashboard/account/team', { team: String(team?.['id']) })
    expect((await partner.get('/dashboard/restaurants')).body).toContain('Lale')
    await remove(partner)
    expect((await partner.get('/dashboard/restaurants')).location).toBe(login)
    expect(await loginIn(partner, 'en')).toContain(notices.en)
    await partner.login()
    const { body } = await partner.get('/dashboard/restaurants')
    expect(body).toContain('Papatya')
    expect(body).not.toContain('Lale')
  })

  test('sends a form that is rejected with the reason, and keeps what was typed', async () => {
    const manager = await seedMember(server, owner, 'manager')
    await remove(manager)
    const form = { intent: 'add', name: 'Kış menüsü', key: crypto.randomUUID() }
    for (const language of ['en', 'tr'] as const) {
      const headers = { 'Accept-Language': language }
      const { status, body } = await manager.post('/dashboard/menuList.data', form, { headers })
      expect(status).toBe(401)
      expect(body).toContain(notices[language])
      expect(body).toContain('Kış menüsü')
      // Without JavaScript, as the page can no longer be rendered.
      const page = await manager.post('/dashboard/menuList', form, { headers })
      expect(page.status).toBe(401)
      expect(page.body).toContain(`>${notices[language]}</h1>`)
      expect(page.body).not.toContain('value="Kış menüsü"')
    }
  })

  test('of one restaurant is told its name alone', async () => {
    const reader = await seedMember(server, owner, 'reader', [place.restaurant('Moda')])
    await remove(reader)
    const body = await loginIn(reader, 'en')
    expect(body).toContain('no longer in the team of Moda')
    expect(body).not.toContain('Lale')
  })

  test('is the only one who learns of it', async () => {
    const cook = await seedMember(server, owner, 'kitchen')
    await remove(cook)
    const [name = '', value = ''] = [...cook.cookies].find(([each]) => /session/.test(each)) ?? []
    const guesser = otherBrowser()
    const [signed = ''] = value.split('.')
    for (const cookie of [undefined, signed, `${signed}.${'x'.repeat(44)}`]) {
      if (cookie !== undefined) guesser.cookies.set(name, cookie)
      expect(await loginIn(guesser, 'en')).not.toContain('no longer in the team')
      expect((await guesser.get('/dashboard')).location).toBe(`${login}?back=%2Fdashboard`)
    }
    // Nor does anybody who logs in as the person elsewhere, or whoever leaves.
    const leaver = await seedMember(server, owner, 'kitchen')
    await leaver.post('/dashboard/account', { intent: 'leave' })
    for (const browser of [otherBrowser(cook.email), leaver]) {
      expect(await loginIn(browser, 'en')).not.toContain('no longer in the team')
    }
  })
})
