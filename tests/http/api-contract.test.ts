import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { testsAllCases } from '../case-count.ts'
import { createToken } from '../fixtures/create-token.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

/*
 * Sends each operation of the OpenAPI file many requests, right and wrong, from a fixed seed: every
 * response must be one that the file describes.
 */

const seed = 30
/** With fewer, tokens reach no limit. */
const requestsWithToken = 320
const requestsWithoutToken = testsAllCases ? 320 : 80
const concurrency = 6

const server = await sharedServer()
const { database } = server

const operationSchema = z.object({
  operationId: z.string(),
  requestBody: z.unknown().optional(),
  responses: z.record(
    z.string(),
    z.object({
      content: z
        .record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
        .optional(),
    }),
  ),
})
const fileSchema = z.object({
  paths: z.record(z.string(), z.record(z.enum(['get', 'put']), operationSchema.optional())),
})

interface Operation extends z.infer<typeof operationSchema> {
  readonly path: string
  readonly method: string
}

interface Sent {
  readonly restaurant: string
  readonly dishId: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

let operations: Operation[]
let known: { restaurants: string[]; dishes: string[]; tokens: string[]; otherTokens: string[] }
/** Names that no response may contain. */
const hidden = ['Gizli', 'Lentil']

beforeAll(async () => {
  const file = fileSchema.parse(await (await fetch(`${server.url}/api/openapi.json`)).json())
  operations = Object.entries(file.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ ...operation, path, method: method.toUpperCase() }] : [],
    ),
  )
  const owner = await new Owner(server).create(database)
  const place = await seedPlace(server, owner.email, {
    restaurants: ['Moda'],
    dishes: { Desserts: ['Künefe', { name: 'Gizli', is_active: false }], '': ['Su'] },
  })
  const stranger = await new Owner(server).create(database)
  const other = await seedPlace(server, stranger.email, { dishes: { Soups: ['Lentil'] } })
  const names = ['A', 'B', 'C', 'D', 'E']
  const tokens: string[] = []
  for (const name of names) {
    tokens.push(await createToken(owner, name, ['gaps:read', 'statistics:read', 'soldout:write']))
  }
  known = {
    restaurants: [place.restaurant('Moda'), place.restaurant('Moda').toUpperCase(), 'demo'],
    dishes: [place.dish('Künefe'), place.dish('Su')],
    tokens,
    otherTokens: [
      await createToken(owner, 'Narrow', ['statistics:read']),
      await createToken(owner, 'Narrower', ['gaps:read']),
      `chf_${'x'.repeat(43)}`,
      'chf_',
      '',
    ],
  }
  foreignDish = other.dish('Lentil')
})
let foreignDish: string

const ascii = fc.stringMatching(/^[ -~]{0,40}$/)

const hasToken = ({ path }: Pick<Operation, 'path'>) => path.startsWith('/api/v1/')

function requestsTo({ path, requestBody }: Operation): fc.Arbitrary<Sent> {
  // From some addresses, too many come without a valid token.
  const address = fc.oneof(
    fc.constantFrom('10.30.0.1', '10.30.0.2'),
    fc.ipV4().map((end) => `10.31.${end.split('.').slice(2).join('.')}`),
  )
  const authorization = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.tokens).map((token) => `Bearer ${token}`) },
    fc.constantFrom(...known.otherTokens).map((token) => `Bearer ${token}`),
    ascii,
  )
  const headers = fc.record(
    {
      'X-Forwarded-For': address,
      'Accept-Language': fc.oneof(fc.constantFrom('tr', 'en-GB', 'de;q=0.1, *'), ascii),
      'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity'),
      'If-None-Match': fc.oneof(fc.constantFrom('*', '"x"'), ascii),
      ...(hasToken({ path }) && { Authorization: authorization }),
    },
    { requiredKeys: ['X-Forwarded-For'] },
  )
  const change = fc.record(
    {
      soldOut: fc.boolean(),
      ...(known.restaurants[0] !== undefined && {
        restaurantId: fc.oneof(fc.constant(known.restaurants[0]), fc.uuid()),
      }),
    },
    { requiredKeys: ['soldOut'] },
  )
  return fc.record({
    restaurant: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known.restaurants) },
      fc.uuid(),
      fc.stringMatching(/^[a-zA-Z0-9-]{2,60}$/).filter((name) => name !== 'healthz'),
    ),
    dishId: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known.dishes) },
      fc.constant(foreignDish),
      fc.uuid(),
      fc.stringMatching(/^\w[ -~]{0,30}$/).map(encodeURIComponent),
    ),
    query: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...menuLanguages, 'xx').map((lang) => `?lang=${lang}`),
      fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `?lang=${encode(text)}&%00`),
    ),
    headers,
    body:
      requestBody === undefined
        ? fc.constant('')
        : fc.oneof(
            { weight: 4, arbitrary: change.map((value) => JSON.stringify(value)) },
            fc.json(),
            fc.string({ unit: 'binary', maxLength: 200 }),
            fc.constant(JSON.stringify({ soldOut: true, x: 'x'.repeat(70_000) })),
          ),
  })
}

/** Half of a surrogate pair can't be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
const validators = new Map<object, ValidateFunction>()
function validatorOf(schema: Record<string, unknown>): ValidateFunction {
  const found = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, found)
  return found
}

const problemSchema = z.object({ error: z.object({ code: z.string() }) })

/** Compares a response with the file. @returns what isn't described; undefined if all is */
async function faultOf({ responses }: Operation, response: Response): Promise<string | undefined> {
  const text = await response.text()
  const described = responses[response.status]
  if (!described) return `status ${response.status}: ${text.slice(0, 200)}`
  const leaked = hidden.find((name) => text.includes(name))
  if (leaked !== undefined) return `shows ${leaked}`
  if (!described.content) return text === '' ? undefined : `a body: ${text.slice(0, 200)}`
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  const media = described.content[type]
  if (!media) return `type ${type}`
  const matches = validatorOf(media.schema)
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text
  if (!matches(value)) return ajv.errorsText(matches.errors)
  const code = problemSchema.safeParse(value).data?.error.code
  return code === undefined || JSON.stringify(media.schema).includes(`"${code}"`)
    ? undefined
    : `the code ${code}`
}

test('every operation answers any request as the OpenAPI file describes', async () => {
  const faults: string[] = []
  const reached = new Map<string, number>()
  let count = 0
  const sendOne = async (operation: Operation, sent: Sent) => {
    const path = operation.path
      .replace('{restaurant}', sent.restaurant)
      .replace('{dishId}', sent.dishId)
    const response = await fetch(`${server.url}${path}${sent.query}`, {
      method: operation.method,
      headers: sent.headers,
      ...(operation.requestBody !== undefined && { body: sent.body }),
    })
    count++
    const key = `${operation.operationId} ${response.status}`
    reached.set(key, (reached.get(key) ?? 0) + 1)
    const fault = await faultOf(operation, response)
    if (fault !== undefined) faults.push(`${operation.method} ${path}: ${fault}`)
  }
  for (const operation of operations) {
    const numRuns = hasToken(operation) ? requestsWithToken : requestsWithoutToken
    const queue = fc.sample(requestsTo(operation), { numRuns, seed })
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let sent = queue.pop(); sent; sent = queue.pop()) await sendOne(operation, sent)
      }),
    )
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThanOrEqual(testsAllCases ? 2_000 : 1_500)
  const described = operations.flatMap(({ operationId, responses }) =>
    // `default` is for other methods, and for failures.
    Object.keys(responses).flatMap((status) =>
      status === 'default' ? [] : [`${operationId} ${status}`],
    ),
  )
  expect([...reached.keys()].toSorted()).toEqual(described.toSorted())
  // 1,520 requests, 2,240 each night; on busy cores, several minutes.
}, 300_000)
