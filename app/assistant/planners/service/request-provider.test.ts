import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { requestProvider, type ProviderRequest } from './request-provider.ts'

/** Lends a provider that answers so. */
async function withProvider<Result>(
  answer: RequestListener,
  run: (ask: (asked?: ProviderRequest) => Promise<Response>) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    return await run((asked = {}) => requestProvider(new URL(`http://127.0.0.1:${port}/v1`), asked))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a provider is told what was sent, and its answer comes piece by piece', () =>
  withProvider(
    async (request, response) => {
      response.writeHead(201, { 'X-Model': request.headers['x-model'] ?? '' })
      for await (const piece of request) response.write(piece)
      response.end(' and more')
    },
    async (ask) => {
      const asked = { method: 'POST', headers: { 'X-Model': 'small' }, body: 'Çorba' }
      const response = await ask(asked)
      expect(response.status).toBe(201)
      expect(response.headers.get('x-model')).toBe('small')
      expect(await response.text()).toBe('Çorba and more')
    },
  ))

test('an answer without a body is one', () =>
  withProvider(
    (_, response) => response.writeHead(204).end(),
    async (ask) => expect((await ask()).body).toBeNull(),
  ))

test('nobody is followed elsewhere', () =>
  withProvider(
    (_, response) => response.writeHead(307, { Location: '/stolen' }).end(),
    async (ask) => expect(await ask().catch(String)).toContain('leads elsewhere'),
  ))

test('an answer without end is cut', () =>
  withProvider(
    (_, response) => {
      const talk = () => {
        while (response.write('x'.repeat(100_000)));
      }
      response.on('drain', talk)
      talk()
    },
    async (ask) => {
      const response = await ask()
      expect(await response.text().catch(String)).toContain('did not stop talking')
    },
  ))

test('an answer that breaks off is no whole one', () =>
  withProvider(
    (_, response) => response.write('Our', () => response.destroy()),
    async (ask) => {
      const response = await ask()
      await expect(response.text()).rejects.toThrow('aborted')
    },
  ))

test.each(['its signal', 'its reader'])('%s closes the line to a provider that talks on', (who) => {
  const closed = Promise.withResolvers<void>()
  return withProvider(
    (_, response) => {
      response.on('close', closed.resolve)
      response.write('Our')
    },
    async (ask) => {
      const stop = new AbortController()
      const { body } = await ask({ signal: stop.signal })
      if (who === 'its signal') stop.abort()
      else await body?.cancel()
      await expect(closed.promise).resolves.toBeUndefined()
    },
  )
})
