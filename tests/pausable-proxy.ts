import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy that can be paused: later requests then hang. */
export interface PausableProxy {
  readonly url: string
  /** Methods and paths of all requests, in order. */
  readonly requests: readonly string[]
  /** Methods and paths of the requests whose responses are complete, in order. */
  readonly responses: readonly string[]
  pause(): void
  stop(): Promise<void>
}

/** Starts a proxy on another port of the same host, so that the server's cookies are valid there too. */
export async function startPausableProxy(target: string): Promise<PausableProxy> {
  const requests: string[] = []
  const responses: string[] = []
  let isPaused = false
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const description = `${method} ${url}`
    requests.push(description)
    if (isPaused) return
    const forwarded = request(new URL(url ?? '/', target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(outgoing).on('finish', () => responses.push(description))
    })
    forwarded.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://localhost:${address.port}`,
    requests,
    responses,
    pause: () => (isPaused = true),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
