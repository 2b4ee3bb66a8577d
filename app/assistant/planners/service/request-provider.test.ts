import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { requestProvider, type ProviderRequest } from './request-provider.ts'

/** Runs a function with a temporary provider, which answers requests with `answer`. */
async function withProvider<Result>(
  answer: RequestListener,
  run: (send: (request?: ProviderRequest) => Promise<Response>) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    return await run((request = {}) =>
      requestProvider(new URL(`http://127.0.0.1:${port}/v1`), request),
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('sends method, headers and body, and streams the response', () =>
  withProvider(
    async (request, response) => {
      response.writeHead(201, { 'X-Model': request.headers['x-model'] ?? '' })
      for await (const chunk of request) response.write(chunk)
      response.end(' and more')
    },
    async (send) => {
      const headers = { 'X-Model': 'small' }
      const response = await send({ method: 'POST', headers, body: 'Çorba' })
      expect(response.status).toBe(201)
      expect(response.headers.get('x-model')).toBe('small')
      expect(await response.text()).toBe('Çorba and more')
    },
  ))

test('accepts a response without a body', () =>
  withProvider(
    (_, response) => response.writeHead(204).end(),
    async (send) => expect((await send()).body).toBeNull(),
  ))

test('rejects redirects', () =>
  withProvider(
    (_, response) => response.writeHead(307, { Location: '/stolen' }).end(),
    async (send) => expect(await send().catch(String)).toContain('redirects'),
  ))

test('rejects an endless response', () =>
  withProvider(
    (_, response) => {
      const write = () => {
        while (response.write('x'.repeat(100_000)));
      }
      response.on('drain', write)
      write()
    },
    async (send) => {
      const response = await send()
      expect(await response.text().catch(String)).toContain('too long')
    },
  ))

test('rejects an incomplete response', () =>
  withProvider(
    (_, response) => response.write('Our', () => response.destroy()),
    async (send) => {
      const response = await send()
      await expect(response.text()).rejects.toThrow('aborted')
    },
  ))

test.each(['aborting', 'cancelling'])('%s closes the connection to a slow provider', (how) => {
  const closed = Promise.withResolvers<void>()
  return withProvider(
    (_, response) => {
      response.on('close', closed.resolve)
      response.write('Our')
    },
    async (send) => {
      const stop = new AbortController()
      const { body } = await send({ signal: stop.signal })
      if (how === 'aborting') stop.abort()
      else await body?.cancel()
      await expect(closed.promise).resolves.toBeUndefined()
    },
  )
})
