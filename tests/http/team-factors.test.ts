import { describe, expect, test } from 'vitest'
import { createOwnerWithApp, factorPage, passTime, setUpApp } from '../authenticator.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/* The second factor of people who work in a team. */
const server = await sharedServer()
const { database } = server
const membersPage = '/dashboard/account/members'

const invite = (owner: Owner, email: string, fields: Record<string, string> = {}) =>
  owner.post(membersPage, { intent: 'invite', email, role: 'kitchen', scope: 'all', ...fields })

const openInvitations = (email: string) =>
  database.query('select id from invitations where email = $1', [email])

describe('an owner with an app is asked again', () => {
  test('for each change of the team, and keeps what was typed', async () => {
    const { owner, app } = await createOwnerWithApp(server)
    const cook = await seedMember(server, owner, 'kitchen')
    const [member] = await database.query(
      'select members.id from members join owners on owners.id = account_id where email = $1',
      [cook.email],
    )
    const memberId = String(member?.['id'])
    const email = `${crypto.randomUUID()}@chefin.example`
    const refused = await invite(owner, email)
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('Confirm that it’s you')
    expect(refused.body).toContain(`<input type="hidden" name="email" value="${email}"/>`)
    expect(await openInvitations(email)).toEqual([])
    expect((await invite(owner, email, { factorCode: await app.codeAt(0) })).status).toBe(200)
    const [invitation] = await openInvitations(email)
    const invitationId = String(invitation?.['id'])
    await passTime(database, owner)
    const forms: readonly Record<string, string>[] = [
      { intent: 'resend', invitationId },
      { intent: 'withdraw', invitationId },
      { intent: 'role', memberId, role: 'reader', scope: 'all' },
      { intent: 'remove', memberId },
    ]
    for (const form of forms) {
      const { status, body } = await owner.post(membersPage, form)
      expect([form['intent'], status]).toEqual([form['intent'], 403])
      expect(body).toContain('Confirm that it’s you')
    }
    expect(await openInvitations(email)).toHaveLength(1)
    const withdraw = { intent: 'withdraw', invitationId, factorCode: await app.codeAt(1) }
    expect((await owner.post(membersPage, withdraw)).status).toBe(200)
    expect(await openInvitations(email)).toEqual([])
  })

  test('for the download of the activity', async () => {
    const { owner, app } = await createOwnerWithApp(server)
    const page = '/dashboard/activity/download'
    expect((await owner.get('/dashboard/activity/export')).location).toBe(page)
    const form = { intent: 'export', password: owner.password }
    expect((await owner.post(page, form)).status).toBe(403)
    const file = await owner.confirmExport(page, { factorCode: await app.codeAt(0) })
    const downloaded = await owner.get(file)
    expect([downloaded.status, downloaded.body]).toEqual([
      200,
      expect.stringContaining('account.activity_export'),
    ])
  })
})

test('whoever may see API tokens reads beside the password that they keep working', async () => {
  const owner = await new Owner(server).create(database)
  const manager = await seedMember(server, owner, 'manager')
  const hint = 'API tokens keep working after a new password.'
  expect((await owner.get('/dashboard/account')).body).toContain(hint)
  expect((await manager.get('/dashboard/account')).body).not.toContain(hint)
})

test('files of menus and translations are asked for like exports, but need no password', async () => {
  const { owner, app } = await createOwnerWithApp(server)
  const place = await seedPlace(server, owner.email, { restaurants: ['Lale'] })
  await database.query(`update menus set language = 'en' where id = $1`, [place.menuId])
  const languages = `/dashboard/restaurants/restaurant/${place.restaurant('Lale')}/languages/de`
  const files = [
    ...['csv', 'json', 'xlsx'].map(
      (kind) => `/dashboard/menuList/menu/${place.menuId}/export/${kind}`,
    ),
    `${languages}/csv`,
    `${languages}/xliff`,
  ]
  for (const file of files) {
    const page = `/dashboard/download?${new URLSearchParams({ file })}`
    expect((await owner.get(file)).location).toBe(page)
    const refused = await owner.post(page, { intent: 'export' })
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.stringContaining('Confirm that it’s you'),
    ])
  }
  const page = `/dashboard/download?${new URLSearchParams({ file: `${languages}/csv` })}`
  const sent = await owner.post(page, { intent: 'export', factorCode: await app.codeAt(0) })
  expect(sent.body).toContain(`href="${languages}/csv"`)
  for (const file of files) expect((await owner.get(file)).status).toBe(200)
  const other = '/dashboard/download?file=/dashboard/account/export'
  expect((await owner.get(other)).status).toBe(404)
  const plain = await new Owner(server).create(database)
  const own = await seedPlace(server, plain.email)
  expect((await plain.get(`/dashboard/menuList/menu/${own.menuId}/export/csv`)).status).toBe(200)
})

test('an invited member of a team that requires a second factor sets one up before all else', async () => {
  const { owner, app } = await createOwnerWithApp(server)
  await seedPlace(server, owner.email, { restaurants: ['Lale'] })
  await owner.post(factorPage, { intent: 'confirm', factorCode: await app.codeAt(0) })
  await owner.post(factorPage, { intent: 'require', isRequired: 'on' })
  const cook = new Owner(server)
  await invite(owner, cook.email)
  await cook.post(await cook.link('token'), {
    intent: 'register',
    firstName: 'Can',
    lastName: 'Usta',
    password: cook.password,
    timeZone: 'Europe/Istanbul',
  })
  expect((await cook.get('/dashboard/restaurants')).location).toBe(factorPage)
  const details = { intent: 'details', firstName: 'x', lastName: 'y', timeZone: 'UTC' }
  expect((await cook.post('/dashboard/account', details)).status).toBe(403)
  await setUpApp(cook)
  const { status, body } = await cook.get('/dashboard/restaurants')
  expect([status, body]).toEqual([200, expect.stringContaining('Lale')])
})
