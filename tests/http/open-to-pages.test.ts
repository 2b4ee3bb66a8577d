import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '#app/routes/dashboard/account/developers/operations.ts'
import { addressOf, routePaths } from '../fixtures/route-addresses.ts'
import { sharedServer } from '../shared-server.ts'

/* The addresses for programs: which there are, and that pages of other origins can use the public ones. */

const server = await sharedServer()
const origin = 'https://assistant.example'

const preflight = (path: string, method: string, headers: string) =>
  fetch(`${server.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers,
    },
  })
const allowedOrigin = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')

describe('a page of another origin', () => {
  test('may send what an MCP client sends', async () => {
    const asked = 'authorization,content-type,mcp-protocol-version'
    const response = await preflight('/demo/mcp', 'POST', asked)
    expect(response.status).toBe(204)
    expect(allowedOrigin(response)).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(asked)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  const headers = {
    Origin: origin,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  }
  const mcp = (path: string, body: string, more = {}) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body })

  test.each([
    ['a broken message', 400, () => mcp('/demo/mcp', '{"jsonrpc":"2.0"')],
    ['a wrong token', 401, () => mcp('/demo/mcp', '{}', { Authorization: 'Bearer chf_wrong' })],
    ['an unknown restaurant', 404, () => mcp('/nobody-here/mcp', '{}')],
    ['another method', 405, () => fetch(`${server.url}/demo/mcp`, { headers })],
    ['a body that is too large', 413, () => mcp('/demo/mcp', 'x'.repeat(100_000))],
    ['a menu that doesn’t exist', 404, () => fetch(`${server.url}/nobody-here/menu.json`)],
  ])('can read the error of %s', async (_, status, send) => {
    const response = await send()
    expect([response.status, allowedOrigin(response)]).toEqual([status, '*'])
    expect(await response.text()).not.toBe('')
  })

  test.each(['/api/v1/gaps', '/demo/chat', '/auth/login'])('may not read %s', async (path) => {
    expect(allowedOrigin(await preflight(path, 'GET', ''))).toBeNull()
    expect(allowedOrigin(await fetch(`${server.url}${path}`, { headers }))).toBeNull()
  })
})

describe('the addresses for programs', () => {
  /** Of the protocol and the description, which the OpenAPI file doesn’t describe. */
  const undescribed = ['/:restaurant/mcp', '/api/openapi.json']
  const pathsSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const describedPaths = async () => {
    const response = await fetch(`${server.url}/api/openapi.json`)
    return pathsSchema.parse(await response.json()).paths
  }
  const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

  test('are all in the OpenAPI file, and nothing else is', async () => {
    // Programs know them by this: pages of any origin may read them, or they ask for a token.
    const isForPrograms = async (path: string) => {
      const address = addressOf(path, { restaurant: 'demo' })
      const response = await fetch(`${server.url}${address}`, { redirect: 'manual' })
      await response.body?.cancel()
      return (
        allowedOrigin(response) === '*' ||
        response.headers.get('WWW-Authenticate')?.startsWith('Bearer') === true ||
        path.startsWith('/api/v1/')
      )
    }
    const found: string[] = []
    for (const path of routePaths.filter((one) => !one.startsWith('/dashboard'))) {
      if (await isForPrograms(path)) found.push(path)
    }
    const described = Object.keys(await describedPaths())
    expect(
      found
        .filter((path) => !undescribed.includes(path))
        .map(templateOf)
        .toSorted(),
    ).toEqual(described.toSorted())
    expect(found).toEqual(expect.arrayContaining(undescribed))
  })

  test('are all in the console, with each method', async () => {
    const inConsole = Object.values(operations).map(({ method, path }) => `${method} ${path}`)
    const described = Object.entries(await describedPaths()).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const others = ['POST /{restaurant}/mcp', 'GET /llms.txt', 'GET /api/openapi.json']
    expect(inConsole.toSorted()).toEqual([...described, ...others].toSorted())
  })
})
