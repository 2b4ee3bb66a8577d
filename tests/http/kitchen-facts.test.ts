import { beforeEach, describe, expect, test } from 'vitest'
import { seedMember } from '../fixtures/seed-member.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server
let owner: Owner
let cook: Owner
let moda: string
let kadikoy: string
let soup: string
let menuId: string

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda', 'Kadıköy'],
    dishes: { Soups: ['Soup'] },
  })
  moda = place.restaurant('Moda')
  kadikoy = place.restaurant('Kadıköy')
  soup = place.dish('Soup')
  menuId = place.menuId
  cook = await seedMember(server, owner, 'kitchen')
  await database.query(`update owners set first_name = 'Can' where email = $1`, [cook.email])
})

const pageOf = (restaurant = moda, dish = soup) =>
  `/dashboard/restaurants/restaurant/${restaurant}/kitchen/${dish}`
const versionOf = async () => {
  const [row] = await database.query(
    `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as version
     from dishes where id = $1`,
    [soup],
  )
  return String(row?.['version'])
}
const state = async (by: Owner, fields: Record<string, string>, path = pageOf()) =>
  by.post(path, { intent: 'facts', updatedAt: await versionOf(), ...fields })
const storedFacts = () =>
  database.query('select fact, state, confirmed_by from dish_facts where dish_id = $1', [soup])

describe('the kitchen', () => {
  test('states what a dish contains, in the own name, and the log says so', async () => {
    const kitchen = await cook.get(`/dashboard/restaurants/restaurant/${moda}/kitchen`)
    expect(kitchen.body).toContain(`href="${pageOf()}"`)
    expect((await cook.get(pageOf())).body).toContain('name="fact_sesame"')
    const saved = await state(cook, { fact_sesame: 'contains' })
    expect([saved.status, saved.body]).toEqual([200, expect.stringContaining('Saved. Guests')])
    expect(await storedFacts()).toEqual([
      { fact: 'sesame', state: 'contains', confirmed_by: 'Can Yıldız' },
    ])
    expect((await owner.get('/dashboard/activity')).body).toContain('Can Yıldız')
  })

  test('sends a form again that was loaded before a change, with what was chosen', async () => {
    const updatedAt = await versionOf()
    await state(owner, { fact_sesame: 'contains' })
    const stale = await cook.post(pageOf(), { intent: 'facts', updatedAt, fact_sesame: '' })
    expect(stale.status).toBe(409)
    expect(await storedFacts()).toMatchObject([{ fact: 'sesame', state: 'contains' }])
  })

  test('is shown at the field what contradicts a statement', async () => {
    await database.query(`update dishes set ingredients = '{sesame}' where id = $1`, [soup])
    const { status, body } = await state(cook, { fact_sesame: 'free' })
    expect(status).toBe(422)
    expect(body).toMatch(
      /aria-invalid="true"[^>]*name="fact_sesame"|name="fact_sesame"[^>]*aria-invalid="true"/,
    )
    expect(await storedFacts()).toEqual([])
  })

  test('of one restaurant states nothing through another, nor of another team’s dish', async () => {
    const there = await seedMember(server, owner, 'kitchen', [kadikoy])
    expect((await there.get(pageOf())).status).toBe(404)
    expect((await state(there, { fact_sesame: 'contains' })).status).toBe(404)
    const stranger = await new Owner(server).create(database)
    expect((await state(stranger, { fact_sesame: 'contains' })).status).toBe(404)
    await database.query(`update restaurants set menu_id = null where id = $1`, [moda])
    expect((await state(cook, { fact_sesame: 'contains' })).status).toBe(404)
    expect(await storedFacts()).toEqual([])
  })
})

test('a reader states nothing', async () => {
  const reader = await seedMember(server, owner, 'reader')
  expect((await state(reader, { fact_sesame: 'contains' })).status).toBe(403)
  expect(await storedFacts()).toEqual([])
})

test('a manager’s dish form that was loaded before doesn’t withdraw what the kitchen stated', async () => {
  const updatedAt = await versionOf()
  await state(cook, { fact_sesame: 'contains' })
  const { status } = await owner.upload(
    `/dashboard/menuList/menu/${menuId}/itemList`,
    'update',
    { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' },
    {
      fields: {
        dishId: soup,
        updatedAt,
        name: 'Soup',
        aiInstructions: 'x',
        ingredients: 'lentils',
        fact_sesame: '',
      },
    },
  )
  expect(status).toBe(409)
  expect(await storedFacts()).toMatchObject([{ fact: 'sesame', state: 'contains' }])
})
