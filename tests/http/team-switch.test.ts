import { glob, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { may } from '#app/domain/permissions.ts'
import { teamField } from '#app/ui/team-field.ts'
import { addressOf } from '../fixtures/route-addresses.ts'
import { guardedRoutes } from '../fixtures/route-permissions.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * A person of two teams has a page of one open, and switches to the other in a second window.
 */
const server = await sharedServer()
const { database } = server
const switched = 'You have switched to another team in another window'

let person: Owner
let own: string
let other: string
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  person = await new Owner(server).create(database)
  const partner = await new Owner(server).create(database)
  const place = await seedPlace(server, person.email, { dishes: { Soups: ['Lentil'] } })
  await seedPlace(server, partner.email)
  const [row] = await database.query(
    `with joined as (
       insert into members (owner_id, account_id, role)
       select team.id, person.id, 'owner' from owners team, owners person
       where team.email = $2 and person.email = $1 returning owner_id)
     select owner_id as other, (select id from owners where email = $1) as own from joined`,
    [person.email, partner.email],
  )
  own = String(row?.['own'])
  other = String(row?.['other'])
  ids = {
    restaurantId: place.restaurant(),
    menuId: place.menuId,
    dishId: place.dish('Lentil'),
    language: 'de',
  }
})

const openTeam = (team: string) => person.post('/dashboard/account/team', { team })

const menuNames = async () =>
  (await database.query(`select name from menus where owner_id = any($1)`, [[own, other]])).map(
    ({ name }) => name,
  )

describe('a page that is older than a switch of teams', () => {
  test('sends forms that are rejected, and keep what was typed', async () => {
    await openTeam(own)
    const page = '/dashboard/menuList'
    const team = await person.hidden(page, teamField)
    expect(team).toBe(own)
    await openTeam(other)
    const rejected = await person.post(page, { intent: 'add', name: 'Kış', [teamField]: team })
    expect(rejected.status).toBe(409)
    expect(rejected.body).toContain(switched)
    expect(rejected.body).toContain('value="Kış"')
    expect(await menuNames()).not.toContain('Kış')
    await openTeam(own)
    expect(
      (await person.post(page, { intent: 'add', name: 'Kış', [teamField]: team })).status,
    ).toBe(200)
    expect(await menuNames()).toContain('Kış')
  })

  test('says so in Turkish', async () => {
    await openTeam(other)
    const form = { intent: 'add', name: 'Yaz', [teamField]: own }
    const options = { headers: { 'Accept-Language': 'tr', Cookie: '' } }
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...options.headers, Cookie: cookie }
    const { body } = await person.post('/dashboard/menuList', form, { headers })
    expect(body).toContain('Başka bir pencerede başka bir ekibe geçtiniz')
  })

  test('buys, invites, leaves and creates tokens for no other team', async () => {
    await openTeam(other)
    const forms = {
      '/dashboard/account': ['checkout', 'portal', 'leave', 'details', 'delete'],
      '/dashboard/account/members': ['invite'],
      '/dashboard/account/tokens': ['create'],
      '/dashboard/restaurants': ['add'],
      '/dashboard/start': ['restaurant', 'menu'],
    }
    for (const [page, intents] of Object.entries(forms)) {
      for (const intent of intents) {
        const fields = { name: 'x', planId: 'basic', [teamField]: own }
        const { status, body } = await person.post(page, { intent, ...fields })
        expect([page, intent, status]).toEqual([page, intent, 409])
        expect(body).toContain(switched)
      }
    }
  })

  test('uploads no file, and saves no order', async () => {
    await openTeam(other)
    const file = { bytes: new Uint8Array([1]), name: 'x.png', type: 'image/png' }
    const page = `/dashboard/menuList/menu/${ids['menuId']}/itemList.data`
    const fields = { name: 'x', [teamField]: own }
    expect((await person.upload(page, 'add', file, { fields })).status).toBe(409)
    const order = { ids: [ids['menuId']], [teamField]: own }
    const { status, body } = await person.postJson('/dashboard/menuList/order', order)
    expect([status, body]).toEqual([409, expect.stringContaining(switched)])
  })
})

describe('every form of the dashboard', () => {
  test('names the team of its page', async () => {
    await openTeam(own)
    const missing: string[] = []
    let count = 0
    for (const { path, permission } of await guardedRoutes()) {
      if (!may({ role: 'owner', restaurantIds: 'all' }, permission)) continue
      const { status, body, headers } = await person.get(addressOf(path, ids))
      if (status !== 200 || !String(headers['content-type']).includes('text/html')) continue
      for (const [form] of body.matchAll(/<form [^>]*method="post".*?<\/form>/gs)) {
        const [, action = ''] = / action="([^"]*)"/.exec(form) ?? []
        count++
        if (isOfAnyTeam(action, form)) continue
        if (!form.includes(`name="${teamField}" value="${own}"`)) missing.push(form.slice(0, 300))
      }
    }
    expect(count).toBeGreaterThan(60)
    expect(missing).toEqual([])
  })

  test('is made by `team-forms.tsx`', async () => {
    const files = await Array.fromAsync(glob('app/routes/dashboard/**/*.{ts,tsx}'))
    const plain: string[] = []
    for (const file of files) {
      const source = await readFile(file, 'utf8')
      const [, names = ''] = /import \{([^}]*)\} from 'react-router'/.exec(source) ?? []
      if (/\b(?:Form|useSubmit|useFetcher)\b/.test(names)) plain.push(file)
    }
    expect(plain).toEqual(['app/routes/dashboard/account/logout-card.tsx'])
  })
})

/** Switching teams, choosing a language or a theme, and logging out are possible from any page. */
const isOfAnyTeam = (action: string, form: string) =>
  ['/dashboard/account/team', '/preferences'].some((path) => action.startsWith(path)) ||
  form.includes('value="logout"')
