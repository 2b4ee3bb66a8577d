import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createToken } from '../fixtures/create-token.ts'
import { insertRow, seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * The isolation matrix of what programs read (threats 1 and 2 in docs/security.md): nothing of another
 * team, nothing inactive, deleted or not shown at this restaurant, and nothing that isn't for guests.
 * Everything of that kind has "Gizli" in it.
 */

const server = await sharedServer()
const { database } = server
const hidden = /gizli/i

let restaurantId: string
let deletedId: string
let token: string
let foreignToken: string
/** Names and ids that no tool may find. */
let unseen: string[]

beforeAll(async () => {
  const owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Gizli Kadıköy', 'Gizli Silinen'],
    dishes: {
      Tatlılar: [
        { name: 'Künefe', ingredients: ['kadayıf', 'peynir'] },
        { name: 'Gizli Pasif', is_active: false, ingredients: ['ceviz'] },
        { name: 'Gizli Silinmiş', deleted_at: new Date() },
      ],
      'Gizli Boş': [{ name: 'Gizli Tek', is_active: false }],
    },
  })
  restaurantId = place.restaurant('Moda')
  deletedId = place.restaurant('Gizli Silinen')
  await database.query('update restaurants set deleted_at = now() where id = $1', [deletedId])
  const other = await seedPlace(server, owner.email, {
    menu: 'Gizli Menü',
    restaurants: ['Gizli Şube'],
    dishes: { 'Gizli Kategori': ['Gizli Başka'] },
  })
  const stranger = await new Owner(server).create(database)
  const foreign = await seedPlace(server, stranger.email, {
    menu: 'Gizli Yabancı',
    restaurants: ['Gizli Lokanta'],
    dishes: { 'Gizli Çorbalar': ['Gizli Mercimek', 'Künefe Gizli'] },
  })
  await database.query(
    `update menus set ai_context = 'Gizli bağlam.', ai_menu_instructions = 'Gizli talimat.',
       language = 'tr' where id = $1`,
    [place.menuId],
  )
  await database.query(`update restaurants set ai_instructions = 'Gizli not.' where id = $1`, [
    restaurantId,
  ])
  const [row] = await database.query('select owner_id from menus where id = $1', [place.menuId])
  const ofOwner = { owner_id: row?.['owner_id'] }
  const ofDish = { ...ofOwner, dish_id: place.dish('Künefe') }
  await insertRow(database, 'dish_facts', {
    ...ofDish,
    fact: 'milk',
    state: 'contains',
    confirmed_by: 'Gizli Kişi',
    ingredients: ['kadayıf', 'peynir'],
  })
  const atOther = { ...ofOwner, restaurant_id: place.restaurant('Gizli Kadıköy') }
  await insertRow(database, 'house_facts', { ...atOther, topic: 'parking', text: 'Gizli park.' })
  for (const [language, text] of [
    ['de', 'Käsekuchen'],
    ['fr', 'Gizli Gâteau'],
  ] as const) {
    await insertRow(database, 'restaurant_languages', {
      ...ofOwner,
      restaurant_id: restaurantId,
      language,
      live_at: language === 'de' ? new Date() : null,
    })
    await insertRow(database, 'translations', {
      ...ofOwner,
      menu_id: place.menuId,
      subject: `dish:${place.dish('Künefe')}`,
      language,
      source: { name: 'Künefe', 'word.kadayıf': 'kadayıf', 'word.peynir': 'peynir' },
      texts: { name: text, 'word.kadayıf': text, 'word.peynir': text },
      origin: 'hand',
      is_sure: true,
      reviewed_at: new Date(),
    })
  }
  await database.query('update menus set updated_at = now() where id = $1', [place.menuId])
  await new Guest(server.url, restaurantId).ask('Gizli Mercimek kaç kalori? Künefe kaç kalori?')
  token = await createToken(owner, 'Assistant', ['gaps:read', 'statistics:read', 'soldout:write'])
  foreignToken = await createToken(stranger, 'Other', ['gaps:read', 'soldout:write'])
  unseen = ['Gizli Pasif', 'Gizli Silinmiş', 'Gizli Başka', 'Gizli Mercimek', 'Gizli Tek']
  unseen.push(place.dish('Gizli Pasif'), place.dish('Gizli Silinmiş'))
  unseen.push(other.dish('Gizli Başka'), foreign.dish('Gizli Mercimek'))
})

const read = async (path: string) => {
  const response = await fetch(`${server.url}/${path}`)
  return { status: response.status, text: await response.text() }
}

const files = ['menu.json', 'food-menus.json', 'openmenu.xml']
const queries = ['', '?lang=de', '?lang=fr', '?lang=en']

describe.each(files)('%s', (file) => {
  test.each(queries)('%s shows the dish that guests see, and nothing hidden', async (query) => {
    const { status, text } = await read(`${restaurantId}/${file}${query}`)
    expect([status, text]).toEqual([200, expect.stringMatching(/Künefe|Käsekuchen/)])
    expect(text).not.toMatch(hidden)
  })

  test('of a deleted restaurant does not exist', async () => {
    const { status, text } = await read(`${deletedId}/${file}`)
    expect(status).toBe(404)
    expect(text).not.toMatch(hidden)
  })
})

test.each(queries)('JSON-LD %s has the dish that guests see, and nothing hidden', async (query) => {
  const { text } = await read(`${restaurantId}${query}`)
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(text) ?? []
  expect(JSON.stringify(JSON.parse(json))).toMatch(/Künefe|Käsekuchen/)
  expect(json).not.toMatch(hidden)
})

test.each(['llms.txt', 'api/openapi.json'])('%s names no restaurant of an owner', async (path) => {
  const { text } = await read(path)
  expect(text).not.toMatch(hidden)
  expect(text).not.toContain('Moda')
})

async function connect(secret?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/${restaurantId}/mcp`), {
      ...(secret !== undefined && {
        requestInit: { headers: { Authorization: `Bearer ${secret}` } },
      }),
    }),
  )
  onTestFinished(() => client.close())
  return client
}

/** Calls every tool that a client is offered. @returns the answers as text */
async function callAll(client: Client): Promise<Map<string, string>> {
  const inputs: Record<string, readonly Record<string, unknown>[]> = {
    get_menu: [{}, { lang: 'de' }, { lang: 'fr' }],
    get_dish: [{ dish: 'Künefe' }, ...unseen.map((dish) => ({ dish }))],
    find_dishes: [
      {},
      { with: ['walnut'] },
      { avoid: ['nuts'] },
      { lang: 'fr' },
      { diets: ['vegan'] },
    ],
    set_sold_out: unseen.map((dish) => ({ dish, soldOut: true })),
  }
  const { tools } = await client.listTools()
  const answers = new Map<string, string>()
  for (const { name } of tools) {
    for (const input of inputs[name] ?? [{}]) {
      const answer = await client.callTool({ name, arguments: input })
      answers.set(`${name} ${JSON.stringify(input)}`, JSON.stringify(answer))
    }
  }
  return answers
}

describe('MCP', () => {
  test('answers guests with nothing hidden, whatever they ask for', async () => {
    const answers = await callAll(await connect())
    for (const [call, answer] of answers)
      expect([call, answer]).toEqual([call, expect.not.stringMatching(hidden)])
    expect(answers.get('get_menu {}')).toContain('Künefe')
    expect(answers.get('find_dishes {}')).toContain('Künefe')
    for (const dish of unseen) {
      expect(answers.get(`get_dish ${JSON.stringify({ dish })}`)).toContain('There is no such dish')
    }
  })

  test('answers a token of the team with its gaps, and changes nothing hidden', async () => {
    const readSoldOut = () => database.query('select * from sold_out order by id')
    const before = await readSoldOut()
    const answers = await callAll(await connect(token))
    for (const [call, answer] of answers)
      expect([call, answer]).toEqual([call, expect.not.stringMatching(hidden)])
    expect(answers.get('get_gaps {}')).toContain('Künefe')
    expect(answers.size).toBeGreaterThan(unseen.length * 2)
    expect(await readSoldOut()).toEqual(before)
  })

  test('lets no token of another team in', async () => {
    await expect(connect(foreignToken)).rejects.toThrow()
  })
})
