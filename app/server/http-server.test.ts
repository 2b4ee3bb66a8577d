import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestListener } from './http-server.ts'

test('a rejected body is read to its end, so that the connection stays usable', async () => {
  const listener = createRequestListener(
    async ({ body }) => {
      const reader = body?.getReader()
      await reader?.read()
      await reader?.cancel()
      return new Response('too large', { status: 413 })
    },
    { appUrl: undefined, log: pino({ enabled: false }) },
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const received = once(server, 'request')
  const outgoing = sendRequest({ port, host: '127.0.0.1', method: 'POST' })
  outgoing.end(Buffer.alloc(200_000))
  const [incoming]: IncomingMessage[] = await received
  const end = once(incoming ?? server, 'end').then(() => 'read')
  const close = once(incoming?.socket ?? server, 'close').then(() => 'closed')
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  expect(response?.resume().statusCode).toBe(413)
  expect(await Promise.race([end, close])).toBe('read')
})
