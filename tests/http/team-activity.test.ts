import { beforeAll, describe, expect, test } from 'vitest'
import { factorPage, setUpApp } from '../authenticator.ts'
import { readActions } from '../fixtures/read-actions.ts'
import { createToken } from '../fixtures/create-token.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedTeam } from '../fixtures/seed-team.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/* What a team's activity says of its members, and what is recorded besides changes of rows. */
const server = await sharedServer()
const { database } = server
const account = '/dashboard/account'
const membersPage = `${account}/members`

let owner: Owner
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  owner = await new Owner(server).create(database)
  ids = await seedTeam(server, owner)
})

const actionsOf = (person: Owner, team = owner) => readActions(database, person, team)

/** A manager of the team who also has an own one. */
async function managerOfTwo(): Promise<Owner> {
  const manager = await seedMember(server, owner, 'manager')
  await database.query(
    `insert into members (owner_id, account_id, role) select id, id, 'owner' from owners where email = $1`,
    [manager.email],
  )
  return manager
}

const details = (fields: Record<string, string>) => ({
  intent: 'details',
  firstName: 'Deniz',
  lastName: 'Yıldız',
  timeZone: 'Europe/Istanbul',
  ...fields,
})

describe('a member’s own account is in the log of every team', () => {
  test('logins, a new password and a new name', async () => {
    const manager = await managerOfTwo()
    await manager.login()
    const newPassword = 'another-one-of-7'
    const change = { currentPassword: manager.password, newPassword, repeatedPassword: newPassword }
    expect((await manager.post(account, { intent: 'password', ...change })).status).toBe(200)
    await manager.post(account, details({ firstName: 'Elif' }))
    // Nothing changes.
    await manager.post(account, details({ firstName: 'Elif' }))
    for (const team of [owner, manager]) {
      const found = (await actionsOf(manager, team)).filter(
        ({ action }) => action !== 'account.login',
      )
      expect(found).toEqual([
        { action: 'account.password', name: '', changes: {} },
        { action: 'account.changed', name: '', changes: { first_name: ['Deniz', 'Elif'] } },
      ])
      const logins = (await actionsOf(manager, team)).length - found.length
      expect(logins).toBeGreaterThanOrEqual(1)
    }
    expect((await owner.get('/dashboard/activity')).body).toContain('Elif Yıldız')
  })

  test('a new address', async () => {
    const manager = await managerOfTwo()
    const newEmail = `${crypto.randomUUID()}@chefin.example`
    const { email } = manager
    await manager.requestEmailChange(newEmail)
    await manager.get(await manager.link('change', newEmail))
    const moved = new Owner(server, newEmail)
    for (const team of [owner, moved]) {
      expect(await actionsOf(moved, team)).toContainEqual({
        action: 'account.changed',
        name: '',
        changes: { email: [email, newEmail] },
      })
    }
  })

  test('second factors; what a team requires is in its log alone', async () => {
    const partner = await seedMember(server, owner, 'owner')
    await database.query(
      `insert into members (owner_id, account_id, role) select id, id, 'owner' from owners where email = $1`,
      [partner.email],
    )
    await partner.post(`${account}/team`, { team: ids['ownerId'] ?? '' })
    await setUpApp(partner)
    const require = (fields: Record<string, string>) =>
      partner.post(factorPage, { intent: 'require', ...fields })
    expect((await require({ isRequired: 'on' })).status).toBe(200)
    expect((await require({})).status).toBe(200)
    const changesIn = async (team: Owner) =>
      (await actionsOf(partner, team)).map(({ changes }) => changes)
    const added = { change: [null, 'app_added'] }
    expect(await changesIn(partner)).toEqual([added])
    expect(await changesIn(owner)).toEqual([
      added,
      { change: [null, 'factor_required'] },
      { change: [null, 'factor_optional'] },
    ])
  })
})

describe('recorded besides changes of rows', () => {
  test('are invitations, also those sent again and withdrawn, roles, joining, leaving and removals', async () => {
    const host = await new Owner(server).create(database)
    await seedTeam(server, host)
    const invite = (address: string) =>
      host.post(membersPage, { intent: 'invite', email: address, role: 'kitchen', scope: 'all' })
    const stranger = `${crypto.randomUUID()}@chefin.example`
    await invite(stranger)
    const [invitation] = await database.query('select id from invitations where email = $1', [
      stranger,
    ])
    const invitationId = String(invitation?.['id'])
    await host.post(membersPage, { intent: 'resend', invitationId })
    await host.post(membersPage, { intent: 'withdraw', invitationId })
    const person = await new Owner(server).create(database)
    const { email } = person
    await invite(email)
    await person.post(await person.link('token'), { intent: 'accept' })
    const [member] = await database.query(
      `select members.id from members join owners team on team.id = owner_id
       join owners person on person.id = account_id where team.email = $1 and person.email = $2`,
      [host.email, email],
    )
    const memberId = String(member?.['id'])
    await host.post(membersPage, { intent: 'role', memberId, role: 'reader', scope: 'all' })
    await host.post(membersPage, { intent: 'remove', memberId })
    const cook = await seedMember(server, host, 'kitchen')
    await cook.post(account, { intent: 'leave' })
    const listed = async (who: Owner) => (await actionsOf(who, host)).map(({ action }) => action)
    expect(await listed(host)).toEqual([
      // As the team was seeded.
      'billing.checkout',
      'member.invited',
      'member.invited_again',
      'member.uninvited',
      'member.invited',
      'member.role',
      'member.removed',
    ])
    expect(await listed(person)).toContain('member.joined')
    expect(await listed(cook)).toEqual(['member.left'])
    const { body } = await host.get('/dashboard/activity?kind=member')
    for (const title of ['Invited again', 'Invitation withdrawn', 'Joined the team'])
      expect(body).toContain(title)
    const turkish = await host.get('/dashboard/activity?kind=member', {
      headers: { 'Accept-Language': 'tr' },
    })
    expect(turkish.body).toContain('Davet geri çekildi')
  })

  test('are downloads of menus, translations and conversations, and uploaded translations', async () => {
    const manager = await seedMember(server, owner, 'manager')
    const { menuId = '', restaurantId = '' } = ids
    const languages = `/dashboard/restaurants/restaurant/${restaurantId}/languages/de`
    await manager.get(`/dashboard/menuList/menu/${menuId}/export/csv`)
    const csv = await manager.get(`${languages}/csv`)
    await manager.download('/dashboard/conversations/download')
    expect([csv.status, csv.location]).toEqual([200, undefined])
    const bytes = Buffer.from(csv.body.replace('Linsengericht', 'Linsensuppe'))
    const file = { bytes, name: 'menu.csv', type: 'text/csv' }
    const imported = await manager.upload(languages, 'import', file, {
      fields: { confirmed: 'on', replaces: 'on' },
    })
    expect([imported.status, bytes.toString()]).toEqual([
      200,
      expect.stringContaining('Linsensuppe'),
    ])
    const actions = (await actionsOf(manager)).map(({ action, name }) => `${action} ${name}`.trim())
    expect(actions).toEqual([
      'menu.export Menü',
      'restaurant.translations_export Moda',
      'account.conversations_export',
      'restaurant.translations_import Moda',
    ])
  })
})

const logOf = (name: string) =>
  owner.get('/dashboard/activity', { headers: { 'Accept-Language': name } })

describe('a person whose account is deleted', () => {
  test('is still named in the logs of other teams, which record that the person left', async () => {
    const partner = await seedMember(server, owner, 'owner')
    await createToken(partner, 'Partner’s', ['gaps:read'])
    const former = await seedMember(server, owner, 'manager')
    await former.get(`/dashboard/menuList/menu/${ids['menuId']}/export/csv`)
    await former.post(account, { intent: 'leave' })
    await former.login()
    for (const [person, firstName] of [
      [partner, 'Pervin'],
      [former, 'Ferhat'],
    ] as const) {
      await person.post(account, details({ firstName }))
      const [row] = await database.query('select id from owners where email = $1', [person.email])
      const deleted = await person.post(account, { intent: 'delete', password: person.password })
      expect(deleted.status).toBe(302)
      const rows = await database.query(
        `select action, subject_name from audit_log where owner_id = $1 and account_id = $2
         and (at > now() - interval '1 hour') order by at`,
        [ids['ownerId'], row?.['id']],
      )
      expect(rows.map(({ action, subject_name: name }) => `${action} ${name}`)).toEqual(
        person === partner
          ? [
              'token.created Partner’s',
              'account.changed ',
              'token.revoked Partner’s',
              'member.left Pervin Yıldız',
              'account.deleted Pervin Yıldız',
            ]
          : ['menu.export Menü', 'member.left Deniz Yıldız', 'account.deleted Ferhat Yıldız'],
      )
    }
    for (const [language, text] of [
      ['en', 'Pervin Yıldız (deleted account)'],
      ['tr', 'Ferhat Yıldız (silinmiş hesap)'],
    ] as const)
      expect((await logOf(language)).body).toContain(text)
    const csv = await owner.download('/dashboard/activity/download')
    expect(csv.body).toContain('"Ferhat Yıldız (deleted account)","menu.export"')
  })
})
