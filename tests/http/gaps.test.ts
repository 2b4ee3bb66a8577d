import { beforeEach, describe, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let stranger: Owner
let guest: Guest
let restaurant: string
let künefe: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    dishes: {
      Desserts: [
        'Künefe',
        { name: 'Cevizli Baklava' },
        { name: 'Fıstıklı Baklava', image_url: '/images/baklava.webp' },
      ],
    },
  })
  restaurant = place.restaurant()
  künefe = place.dish('Künefe')
  guest = new Guest(server.url, restaurant)
})

const home = async (by = owner) => (await by.get('/dashboard')).body

/** The form of the home page's first gap, as a browser sends it. */
function formOf(body: string): Record<string, string> {
  const [, rest = ''] = body.split('name="intent" value="dismissGap"')
  const [inputs = ''] = rest.split('<button')
  const fields = inputs.matchAll(/name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

const act = (form: Readonly<Record<string, string>>, intent: string, by = owner) =>
  by.post('/dashboard?index', { ...form, intent })

describe('a question', () => {
  test('that is answered from the records leaves no gap', async () => {
    await guest.ask('Show me a picture of the baklava')
    expect(await home()).not.toContain('could not answer')
  })

  test('about a dish is a gap that leads to the field, until it is recorded or dismissed', async () => {
    await guest.ask('How many calories are in the Künefe?')
    const body = await home()
    expect(body).toContain('Künefe · Calories')
    expect(body).toContain(`itemList?edit=${künefe}&amp;field=calories`)
    const form = formOf(body)
    expect(form).toMatchObject({ kind: 'calories', about: 'dish', id: künefe })

    const { status, body: dismissed } = await act(form, 'dismissGap')
    expect(status).toBe(200)
    expect(dismissed).toContain('Dismissed. You can bring it back below.')
    await guest.ask('How many calories are in the Künefe?')
    expect(await home()).toContain('Dismissed (1)')
    expect((await act(form, 'restoreGap')).status).toBe(200)
    expect(await home()).not.toContain('Dismissed (1)')

    await server.database.query('update dishes set calories = 480 where id = $1', [künefe])
    expect(await home()).not.toContain('could not answer')
  })

  test('about the house is a gap that leads to the topic’s field, until it is recorded', async () => {
    await guest.ask('Are dogs allowed?')
    const address = `/dashboard/restaurants/restaurant/${restaurant}?topic=pets`
    const body = await home()
    expect(body).toContain('Lale · Pets')
    expect(body).toContain(`href="${address}#house-pets"`)
    // Folded topics are open at this address.
    const page = (await owner.get(address)).body
    expect(page).toMatch(/<details open=""[^>]*>(?:(?!<details).)*<textarea[^>]*id="house-pets"/s)
    await act(formOf(body), 'dismissGap')
    await guest.ask('Can I bring my dog?')
    expect(await home()).toContain('Dismissed (1)')
    await server.database.query(
      `insert into house_facts (owner_id, restaurant_id, topic, text)
       select owner_id, id, 'pets', 'On the terrace' from restaurants where id = $1`,
      [restaurant],
    )
    expect(await home()).not.toContain('could not answer')
  })
})

test('another owner neither sees nor dismisses a gap', async () => {
  await guest.ask('How many calories are in the Künefe?')
  expect(await home(stranger)).not.toContain('Künefe')
  const form = formOf(await home())
  expect((await act(form, 'dismissGap', stranger)).status).toBe(404)
  expect((await act({ ...form, kind: 'secret' }, 'dismissGap')).status).toBe(422)
  expect(await home()).toContain('Künefe · Calories')
})
