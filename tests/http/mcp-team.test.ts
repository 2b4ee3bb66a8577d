import { createMCPClient } from '@ai-sdk/mcp'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { gapsDocument, statisticsDocument } from '#app/domain/team-api/documents.ts'
import type { Scope } from '#app/domain/tokens/scopes.ts'
import { createToken } from '../fixtures/create-token.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

let owner: Owner
let moda: string
let kadıköy: string
let token: string
let otherToken: string

const everything: Scope[] = ['gaps:read', 'statistics:read', 'soldout:write']
const forGuests = ['find_dishes', 'get_dish', 'get_menu', 'get_opening_hours']

beforeAll(async () => {
  owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    hasChat: true,
    restaurants: ['Moda', 'Kadıköy'],
    dishes: { Desserts: ['Künefe', { name: 'Gizli', is_active: false }] },
  })
  moda = place.restaurant('Moda')
  kadıköy = place.restaurant('Kadıköy')
  await new Guest(server.url, moda).ask('How many calories are in the Künefe?')
  token = await createToken(owner, 'Assistant', everything)
  const stranger = await new Owner(server).create(database)
  await seedPlace(server, stranger.email, { dishes: { Soups: ['Lentil'] } })
  otherToken = await createToken(stranger, 'Other', everything)
})

const addressOf = (restaurant: string) => `${server.url}/${restaurant}/mcp`

/** Connects with the reference client. */
async function connect(secret: string, restaurant = moda): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(addressOf(restaurant)), {
      requestInit: { headers: { Authorization: `Bearer ${secret}` } },
    }),
  )
  onTestFinished(() => client.close())
  return client
}

/** Connects with the client of another project. */
async function connectOther(secret: string, restaurant = moda) {
  const client = await createMCPClient({
    transport: {
      type: 'http',
      url: addressOf(restaurant),
      headers: { Authorization: `Bearer ${secret}` },
    },
  })
  onTestFinished(() => client.close())
  return client.tools()
}

const answerSchema = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
})
const call = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  answerSchema.parse(await client.callTool({ name, arguments: args }))

const post = (secret: string, restaurant = moda) =>
  fetch(addressOf(restaurant), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
const codeOf = async (response: Response) => {
  const { error } = z.object({ error: z.object({ code: z.string() }) }).parse(await response.json())
  return [response.status, error.code]
}

const ofScope = {
  'gaps:read': ['get_gaps'],
  'statistics:read': ['get_statistics'],
  'soldout:write': ['get_sold_out', 'set_sold_out'],
} as const satisfies Record<Scope, readonly string[]>

describe('with a token, a restaurant’s MCP server', () => {
  test.each(everything)(
    'lists to two clients what %s allows, beside what guests may',
    async (scope) => {
      const secret = await createToken(owner, scope, [scope])
      const client = await connect(secret)
      const { tools } = await client.listTools()
      const expected = [...forGuests, ...ofScope[scope]].toSorted()
      expect(tools.map(({ name }) => name).toSorted()).toEqual(expected)
      expect(Object.keys(await connectOther(secret)).toSorted()).toEqual(expected)
      const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)
      expect(writing.map(({ name }) => name)).toEqual(
        scope === 'soldout:write' ? ['set_sold_out'] : [],
      )
      const missing = everything.filter((one) => one !== scope).flatMap((one) => ofScope[one])
      for (const name of missing) {
        const answer = await call(client, name, { dish: 'Künefe', soldOut: true }).catch(
          () => undefined,
        )
        expect(answer?.isError ?? true).toBe(true)
      }
    },
  )

  test('answers with gaps of this restaurant, without the words of guests', async () => {
    const { structuredContent, content } = await call(await connect(token), 'get_gaps')
    expect(gapsDocument.parse(structuredContent).gaps).toMatchObject([
      { kind: 'calories', place: { about: 'dish', name: 'Künefe' }, questions: 1 },
    ])
    expect(JSON.stringify(content)).not.toContain('How many')
    const elsewhere = await call(await connect(token, kadıköy), 'get_gaps')
    expect(elsewhere.structuredContent).toEqual({ gaps: [] })
  })

  test('answers with statistics', async () => {
    const { structuredContent } = await call(await connect(token), 'get_statistics')
    expect(statisticsDocument.parse(structuredContent)).toMatchObject({ today: 1, total: 1 })
  })

  test('marks a dish as sold out at this restaurant, for guests at once', async () => {
    const client = await connect(token)
    const menu = async (restaurant: string) =>
      (await fetch(`${server.url}/${restaurant}/menu.json`)).text()
    const sold = await call(client, 'set_sold_out', { dish: 'künefe', soldOut: true })
    expect(sold.content[0]?.text).toBe('Künefe is now sold out.')
    expect(await menu(moda)).toContain('"isSoldOut":true')
    expect(await menu(kadıköy)).not.toContain('"isSoldOut":true')
    const { structuredContent } = await call(client, 'get_sold_out')
    expect(structuredContent).toMatchObject({ dishes: [{ name: 'Künefe' }] })
    const [log] = await database.query(
      `select token_name from audit_log where action = 'dish.sold_out' and owner_id =
         (select id from owners where email = $1)`,
      [owner.email],
    )
    expect(log).toEqual({ token_name: 'Assistant' })
    const { set_sold_out: setSoldOut } = await connectOther(token)
    await setSoldOut?.execute(
      { dish: 'Künefe', soldOut: false },
      { toolCallId: '1', messages: [], context: {} },
    )
    expect(await menu(moda)).not.toContain('"isSoldOut":true')
  })

  test('says nothing of the database when a tool fails', async () => {
    const client = await connect(token)
    await database.query('revoke select on conversations from chefin_owner')
    onTestFinished(async () => {
      await database.query('grant select on conversations to chefin_owner')
    })
    const answer = await call(client, 'get_statistics')
    expect(answer).toEqual({
      isError: true,
      content: [expect.objectContaining({ text: 'An error occurred. Please try again.' })],
    })
    expect(server.log()).toContain('an MCP tool failed')
  })

  test('knows no dish that guests don’t see', async () => {
    const client = await connect(token)
    for (const dish of ['Gizli', 'Lentil', crypto.randomUUID()]) {
      const answer = await call(client, 'set_sold_out', { dish, soldOut: true })
      expect([answer.isError, answer.content[0]?.text]).toEqual([
        true,
        'There is no such dish. get_menu lists the ids and names.',
      ])
    }
  })
})

test('without a token, nothing of the team is listed', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(addressOf(moda))))
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(forGuests)
})

test('a wrong token, and one of another team, are rejected', async () => {
  expect((await post(token)).status).toBe(200)
  expect(await codeOf(await post('chf_wrong'))).toEqual([401, 'token_invalid'])
  expect(await codeOf(await post(otherToken))).toEqual([403, 'token_other_team'])
  await expect(connect(otherToken)).rejects.toThrow()
})
