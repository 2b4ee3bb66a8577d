import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { createToken } from '../fixtures/create-token.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * Sends the MCP server right and wrong input, from a fixed seed. Every response must be a message of the
 * protocol, of limited size, and show nothing that isn't for the caller.
 */

const seed = 30
const callsPerTool = 40
const messageCount = 200
const concurrency = 6
/** In characters. What is repeated of a request has at most 64 KB. */
const maxAnswerLength = 100_000

const server = await sharedServer()
const { database } = server

/** Only in names that no answer may contain. */
const hidden = /gizli/i
let address: string
let token: string
let unseen: string[]

beforeAll(async () => {
  const owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda'],
    dishes: {
      Tatlılar: ['Künefe', { name: 'Gizli Pasif', is_active: false }],
      '': [{ name: 'Su', ingredients: ['su'] }],
    },
  })
  const stranger = await new Owner(server).create(database)
  const foreign = await seedPlace(server, stranger.email, { dishes: { Gizli: ['Gizli Çorba'] } })
  address = `${server.url}/${place.restaurant('Moda')}/mcp`
  token = await createToken(owner, 'Fuzz', ['gaps:read', 'statistics:read', 'soldout:write'])
  unseen = ['Gizli Pasif', place.dish('Gizli Pasif'), 'Gizli Çorba', foreign.dish('Gizli Çorba')]
})

/** Stands for arrays in arrays, too deep for `JSON.stringify`. */
const deep = 'deep'
const levels = 10_000

/** Values that hardly any input accepts. */
const hostile = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom<unknown>('x'.repeat(30_000), 'ğ '.repeat(9_000), '', '\0', '\uD800'),
  fc.constantFrom<unknown>(Number.MAX_VALUE, -1, 0.5, Number.MAX_SAFE_INTEGER, -0, 1e-300),
  fc.constantFrom<unknown>(
    Array.from({ length: 10_000 }, () => 1),
    Array.from({ length: 12 }, () => 'nuts'.repeat(15)),
    deep,
    { ['__proto__']: { isError: false }, constructor: 1, length: 1e9 },
  ),
  fc.uuid(),
)

/** What the tools accept, by the name of the input. */
const right: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  lang: fc.constantFrom(...menuLanguages),
  soldOut: fc.boolean(),
  isAllergy: fc.boolean(),
  isServedNow: fc.boolean(),
  avoid: fc.subarray(['nuts', 'milk', 'walnut', 'vegan', 'gluten', 'pork']),
  with: fc.subarray(['milk', 'walnut', 'water']),
  diets: fc.subarray(['vegan', 'vegetarian']),
  courses: fc.subarray(['dessert', 'drink']),
  limit: fc.integer({ min: 1, max: 50 }),
  maxPrice: fc.double({ min: 0, noNaN: true }),
  minPrice: fc.double({ min: 0, noNaN: true }),
  maxCalories: fc.integer({ min: 1 }),
  sort: fc.constantFrom('price', 'popular'),
}

const toolSchema = z.object({
  name: z.string(),
  inputSchema: z.object({ properties: z.record(z.string(), z.unknown()).default({}) }),
})
type Tool = z.infer<typeof toolSchema>

/** Calls of a tool, in which at most a few inputs are wrong. */
function callsOf({ name, inputSchema }: Tool): fc.Arbitrary<string> {
  const dish = fc.oneof(fc.constantFrom('Künefe', 'su'), fc.constantFrom(...unseen))
  const inputs = Object.keys(inputSchema.properties).map((key) => {
    const arbitrary = fc.oneof({ weight: 4, arbitrary: right[key] ?? dish }, hostile)
    return [key, fc.option(arbitrary, { nil: undefined, freq: 3 })]
  })
  const args = fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(inputs)) },
    hostile,
    fc.dictionary(fc.string({ maxLength: 20 }), hostile, { maxKeys: 3 }),
  )
  return args.map((value) => messageOf('tools/call', { name, arguments: value }))
}

const asJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(`"${deep}"`, '['.repeat(levels) + ']'.repeat(levels))

const messageOf = (method: unknown, params: unknown, id: unknown = 1) =>
  asJson({ jsonrpc: '2.0', id, method, params })

/** What each message has since the protocol's revision of 2026. */
const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const methodNames =
  'initialize ping tools/list tools/call resources/list resources/read prompts/list prompts/get completion/complete logging/setLevel server/discover subscriptions/listen notifications/cancelled tasks/list __proto__'.split(
    ' ',
  )

/** Messages of other methods, broken ones, and what is no message. */
const messages = (): fc.Arbitrary<string> => {
  const methods = fc.constantFrom(...methodNames)
  const params = fc.constantFrom<unknown>({}, { _meta: envelope })
  const message = fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: methods }, hostile),
      fc.oneof({ weight: 2, arbitrary: params }, hostile),
      fc.oneof({ weight: 2, arbitrary: fc.constantFrom(1, 'a') }, hostile),
    )
    .map((parts) => messageOf(...parts))
  const half = fc
    .tuple(message, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, share]) => text.slice(0, Math.floor(text.length * share)))
  const several = fc.array(message, { maxLength: 3 }).map((batch) => `[${batch.join(',')}]`)
  return fc.oneof(
    { weight: 8, arbitrary: message },
    half,
    several,
    fc.string({ unit: 'binary', maxLength: 200 }),
    hostile.map(asJson),
    fc.constantFrom('{"a":'.repeat(10_000), messageOf('ping', { x: 'x'.repeat(70_000) })),
  )
}

const post = (body: string, headers: Readonly<Record<string, string>>) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })

const text = z.strictObject({ type: z.literal('text'), text: z.string().min(1) })
const toolResult = z.union([
  z.looseObject({ content: z.array(text).length(1), isError: z.literal(true) }),
  z.looseObject({
    content: z.array(text).length(1),
    structuredContent: z.record(z.string(), z.unknown()),
    isError: z.undefined().optional(),
  }),
])
const id = z.union([z.string(), z.number(), z.null()]).optional()
const failure = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id,
  error: z.strictObject({
    code: z.int(),
    message: z.string().min(1),
    data: z.unknown().optional(),
  }),
})
const success = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id,
  result: z.record(z.string(), z.unknown()),
})
const problem = z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) })

/** Returns the message in a response, which is JSON or the only event of a stream. */
function unpack(type: string | null, body: string): unknown {
  const event = /^event: message\ndata: (.*)\n\n$/.exec(body)?.[1]
  return JSON.parse(type === 'text/event-stream' ? (event ?? '') : body)
}

/** @returns what kind of answer it is, or what is wrong with it */
async function check(response: Response, isCall: boolean): Promise<string> {
  const body = await response.text()
  const { status } = response
  if (body.length > maxAnswerLength) return `fault: ${body.length} characters`
  if (hidden.test(body)) return `fault: shows ${body.slice(0, 300)}`
  if (status === 202 && body === '') return 'accepted'
  const answer = unpack(response.headers.get('Content-Type'), body)
  if (status === 413) return problem.safeParse(answer).success ? 'too large' : `fault: ${body}`
  if (failure.safeParse(answer).success && [200, 400, 404].includes(status)) return 'error'
  const { data } = success.safeParse(answer)
  if (!data || status !== 200) return `fault: ${status} ${body.slice(0, 300)}`
  if (!isCall) return 'result'
  const call = toolResult.safeParse(data.result)
  if (!call.success) return `fault: ${body.slice(0, 300)}`
  return call.data.isError === true ? 'tool error' : 'answer'
}

interface Sent {
  readonly body: string
  readonly tool?: string
  readonly headers: Readonly<Record<string, string>>
}

test('every answer is a valid message, and shows nothing that is hidden', async () => {
  const authorized = { Authorization: `Bearer ${token}` }
  const list = await post(messageOf('tools/list', {}), authorized)
  const { tools } = z
    .object({ tools: z.array(toolSchema) })
    .parse(success.parse(unpack('text/event-stream', await list.text())).result)
  expect(tools).toHaveLength(8)
  const queue: Sent[] = [
    ...tools.flatMap((tool) =>
      fc
        .sample(callsOf(tool), { numRuns: callsPerTool, seed })
        .map((body) => ({ body, tool: tool.name, headers: authorized })),
    ),
    ...fc.sample(messages(), { numRuns: messageCount, seed }).map((body, index) => ({
      body,
      headers: index % 2 === 0 ? authorized : { 'X-Forwarded-For': `10.32.0.${index}` },
    })),
  ]
  const counts = new Map<string, number>()
  const faults: string[] = []
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let sent = queue.pop(); sent; sent = queue.pop()) {
        const kind = await check(await post(sent.body, sent.headers), sent.tool !== undefined)
        if (kind.startsWith('fault')) faults.push(`${sent.body.slice(0, 200)} ${kind}`)
        const key = sent.tool !== undefined && kind === 'answer' ? sent.tool : kind
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }),
  )
  expect(faults).toEqual([])
  // The input isn't so wrong that nothing but errors comes back.
  for (const { name } of tools) expect([name, counts.get(name)]).toEqual([name, expect.any(Number)])
  for (const kind of ['tool error', 'error', 'result', 'too large']) {
    expect([kind, counts.get(kind)]).toEqual([kind, expect.any(Number)])
  }
  const sold = await database.query('select name from sold_out join dishes on dishes.id = dish_id')
  expect(JSON.stringify(sold)).not.toMatch(hidden)
})
