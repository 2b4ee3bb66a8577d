import { createMCPClient } from '@ai-sdk/mcp'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

async function connect(restaurant: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/${restaurant}/mcp`)),
  )
  onTestFinished(() => client.close())
  return client
}

const answerSchema = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
})

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = answerSchema.parse(
    await client.callTool({ name, arguments: args }),
  )
  return { text: content.map(({ text }) => text).join('\n'), data: structuredContent, isError }
}

const groupsSchema = z.object({
  groups: z.array(z.object({ group: z.string(), dishes: z.array(z.object({ name: z.string() })) })),
})
const groupsOf = (data: unknown) =>
  Object.fromEntries(
    groupsSchema
      .parse(data)
      .groups.map(({ group, dishes }) => [group, dishes.map(({ name }) => name)]),
  )

describe('a restaurant’s MCP server', () => {
  test('offers read-only tools to the reference client, and to another one', async () => {
    const client = await connect('demo')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'get_menu',
      'get_dish',
      'find_dishes',
      'get_opening_hours',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const other = await createMCPClient({
      transport: { type: 'http', url: `${server.url}/demo/mcp` },
    })
    onTestFinished(() => other.close())
    const otherTools = await other.tools()
    expect(Object.keys(otherTools).toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
    const inputs = {
      get_menu: {},
      get_dish: { dish: 'Humus' },
      find_dishes: { avoid: ['nuts'], isAllergy: true },
      get_opening_hours: { lang: 'en' },
    }
    for (const [name, input] of Object.entries(inputs)) {
      const options = { toolCallId: name, messages: [], context: {} }
      const answer = await otherTools[name]?.execute(input, options)
      expect(answer).toMatchObject(await client.callTool({ name, arguments: input }))
    }
  })

  test('finds dishes as the chat does: what is avoided is never among what fits', async () => {
    const owner = await new Owner(server).create(server.database)
    const place = await seedPlace(server, owner.email, {
      dishes: {
        Desserts: [
          { name: 'Cevizli Baklava', ingredients: ['ceviz', 'yufka'] },
          { name: 'Revani', ingredients: ['irmik'] },
          { name: 'Gizli', ingredients: ['su'], is_active: false },
        ],
      },
    })
    const client = await connect(place.restaurant('Lale'))
    const found = await call(client, 'find_dishes', { avoid: ['nuts'], isAllergy: true })
    expect(groupsOf(found.data)).toEqual({ unsure: ['Revani'], against: ['Cevizli Baklava'] })
    expect(found.text).toContain('Revani')
    expect(JSON.stringify(found)).not.toContain('Gizli')
  })

  test('never offers a dish with the allergen of a food that is avoided, allergy or not', async () => {
    const owner = await new Owner(server).create(server.database)
    const containing = {
      Karides: ['karides'],
      Midye: ['midye'],
      Tartar: ['mayonez'],
      Peynir: ['beyaz peynir'],
      Ekmek: ['un'],
      Baklava: ['ceviz'],
      Tahin: ['susam'],
      Levrek: ['levrek'],
    }
    const place = await seedPlace(server, owner.email, {
      dishes: {
        Hepsi: Object.entries(containing).map(([name, ingredients]) => ({ name, ingredients })),
      },
    })
    const client = await connect(place.restaurant('Lale'))
    const harmful: Readonly<Record<string, readonly (keyof typeof containing)[]>> = {
      shellfish: ['Karides', 'Midye'],
      shrimp: ['Karides'],
      crab: ['Karides'],
      mussels: ['Midye'],
      egg: ['Tartar'],
      mayonnaise: ['Tartar'],
      dairy: ['Peynir'],
      cheese: ['Peynir'],
      'cow milk': ['Peynir'],
      wheat: ['Ekmek'],
      bread: ['Ekmek'],
      'tree nuts': ['Baklava'],
      walnut: ['Baklava'],
      cashews: ['Baklava'],
      tahini: ['Tahin'],
      seafood: ['Karides', 'Midye', 'Levrek'],
      salmon: ['Levrek'],
      'egg and sesame': ['Tartar', 'Tahin'],
      'nuts, wheat': ['Baklava', 'Ekmek'],
    }
    for (const isAllergy of [false, true]) {
      for (const [name, dishes] of Object.entries(harmful)) {
        const { text, data, isError } = await call(client, 'find_dishes', {
          avoid: [name],
          isAllergy,
        })
        expect([name, isError, text]).toEqual([name, undefined, expect.any(String)])
        const { fits = [], unsure = [], against = [] } = groupsOf(data)
        for (const dish of dishes)
          expect([name, against]).toEqual([name, expect.arrayContaining([dish])])
        expect([
          name,
          [...fits, ...unsure].filter((dish) => dishes.some((one) => one === dish)),
        ]).toEqual([name, []])
      }
    }
    for (const name of ['gluten-free', 'nuts from Mars', 'shellfish xyzzy']) {
      const { isError, data } = await call(client, 'find_dishes', { avoid: [name] })
      expect([name, isError, data]).toEqual([name, true, undefined])
    }
  })

  test('refuses to search without a food that it does not know', async () => {
    const client = await connect('demo')
    const { text, isError, data } = await call(client, 'find_dishes', { avoid: ['nuts', 'xyzzy'] })
    expect([isError, data]).toEqual([true, undefined])
    expect(text).toContain('"xyzzy" is not a known allergen')
  })

  test('describes the menu, a dish and the hours from the records', async () => {
    const client = await connect('demo')
    const menu = await call(client, 'get_menu', { lang: 'en' })
    expect(menu.text).toMatch(/^## /m)
    const [, name] = /^- ([^,(]*baklava[^,(]*)/im.exec(menu.text) ?? []
    const baklava = await call(client, 'get_dish', { dish: name?.trim(), lang: 'en' })
    expect(baklava.data).toMatchObject({ dish: { allergens: { nuts: 'contains' } } })
    expect(baklava.text).toContain('Baklava')
    expect(baklava.text).toMatch(/^allergens: .*nuts contains/m)
    expect(baklava.text).toMatch(/^diets: .*vegan /m)
    // Each sentence names what it is about.
    expect(baklava.text).toMatch(/^not recorded: portion, origin$/m)
    expect(baklava.text).not.toContain('doesn’t tell me that')
    expect(baklava.text).toContain('People with an allergy must ask the staff')
    const [, id = ''] = /baklava.*, id ([\da-f-]{36})$/im.exec(menu.text) ?? []
    expect((await call(client, 'get_dish', { dish: id, lang: 'en' })).text).toBe(baklava.text)
    const hours = await call(client, 'get_opening_hours')
    expect(hours.data).toHaveProperty('opening')
    expect(hours.text).not.toBe('')
    const missing = await call(client, 'get_dish', { dish: 'lasagne' })
    expect([missing.isError, missing.text]).toEqual([
      true,
      'There is no such dish. get_menu lists the ids and names.',
    ])
  })

  test('knows the hours of a restaurant without a menu', async () => {
    const owner = await new Owner(server).create(server.database)
    const place = await seedPlace(server, owner.email)
    const hours = Array.from({ length: 7 }, () => [[9 * 60, 17 * 60]])
    const visit = {
      timeZone: 'UTC',
      hours,
      phone: '',
      links: [],
      wifiName: '',
      wifiPassword: '',
      notice: '',
    }
    await server.database.query('update restaurants set menu_id = null, visit = $2 where id = $1', [
      place.restaurant(),
      visit,
    ])
    const client = await connect(place.restaurant())
    const { text, data, isError } = await call(client, 'get_opening_hours', { lang: 'en' })
    expect([isError, text]).toEqual([
      undefined,
      expect.stringMatching(/9:00.*17:00|9:00 AM.*5:00 PM/),
    ])
    expect(data).toMatchObject({ opening: { timeZone: 'UTC' }, served: [] })
    expect((await call(client, 'get_menu')).data).toMatchObject({ menus: [] })
    expect((await call(client, 'find_dishes')).isError).toBe(true)
  })

  test('asks for the id where two dishes have one name, and shows no dish that guests don’t see', async () => {
    const owner = await new Owner(server).create(server.database)
    const place = await seedPlace(server, owner.email, {
      dishes: {
        Lunch: ['Schnitzel', { name: 'Gizli', is_active: false }],
        Dinner: ['Schnitzel'],
      },
    })
    const client = await connect(place.restaurant('Lale'))
    const { isError, text } = await call(client, 'get_dish', { dish: 'schnitzel' })
    expect([isError, text]).toEqual([true, expect.stringContaining('Several dishes')])
    const [, id = ''] = /ids: ([\da-f-]{36}), /.exec(text) ?? []
    expect((await call(client, 'get_dish', { dish: id })).isError).toBeUndefined()
    for (const dish of ['Gizli', place.dish('Gizli')]) {
      expect((await call(client, 'get_dish', { dish })).text).toContain('There is no such dish')
    }
    expect(JSON.stringify(await call(client, 'get_menu'))).not.toContain('Gizli')
    const foreign = await call(await connect('demo'), 'get_dish', { dish: id })
    expect(foreign.text).toContain('There is no such dish')
  })

  test('answers wrong input with an error, and other requests with their status', async () => {
    const client = await connect('demo')
    const wrong = await client
      .callTool({ name: 'find_dishes', arguments: { limit: 10_000 } })
      .catch((error: unknown) => ({ isError: true, error }))
    expect(wrong.isError).toBe(true)
    const post = (body: string, path = 'demo/mcp') =>
      fetch(`${server.url}/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body,
      })
    expect((await post('{"jsonrpc":"2.0"')).status).toBe(400)
    expect((await post('x'.repeat(100_000))).status).toBe(413)
    expect((await post('{}', 'nobody-here/mcp')).status).toBe(404)
    expect((await fetch(`${server.url}/demo/mcp`)).status).toBe(405)
  })

  test('answers one message per request, and holds no connection open', async () => {
    const post = (message: unknown, headers = {}) =>
      fetch(`${server.url}/demo/mcp`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify(message),
      })
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const batch = await post([list, { ...list, id: 2 }])
    expect([batch.status, await batch.json()]).toMatchObject([
      400,
      { error: { code: -32600, message: expect.stringContaining('one message per request') } },
    ])
    const method = 'subscriptions/listen'
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const listen = await post(
      {
        jsonrpc: '2.0',
        id: 1,
        method,
        params: { _meta: meta, notifications: { toolsListChanged: true } },
      },
      { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method },
    )
    expect(await listen.json()).toMatchObject({ error: { message: 'Subscription limit reached' } })
  })
})
