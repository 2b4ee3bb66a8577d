import { once } from 'node:events'
import { createServer, request as send, type ServerResponse } from 'node:http'

/**
 * How the proxy treats requests. `silent`: pages get no response until the state is `cut`; files are
 * dropped, because browsers open only six connections to a host over HTTP/1.1.
 */
type State = 'good' | 'silent' | 'failing' | 'cut'

/** A proxy whose connection can fail. */
export interface FlakyProxy {
  readonly url: string
  state: State
  /** A path that responds with 404. */
  missing: string | undefined
  /** How many requests for a path got no response from the server. */
  countRefused(path: string): number
  stop(): Promise<void>
}

const isFile = (url = '') => /\.\w+$/.test(url)

/** Starts a proxy that forwards everything while its state is `good`. */
export async function startFlakyProxy(target: string): Promise<FlakyProxy> {
  const held: ServerResponse[] = []
  const refusedPaths: string[] = []
  const server = createServer((request, response) => {
    if (proxy.state !== 'good') refusedPaths.push(new URL(request.url ?? '', target).pathname)
    if (proxy.state === 'silent') {
      return isFile(request.url) ? request.socket.destroy() : held.push(response)
    }
    if (proxy.state === 'cut') {
      for (const pending of held.splice(0)) pending.destroy()
      return request.socket.destroy()
    }
    if (proxy.state === 'failing') return response.writeHead(500).end('<h1>Away</h1>')
    if (request.url === proxy.missing) return response.writeHead(404).end()
    const { method, headers } = request
    const forwarded = send(`${target}${request.url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    forwarded.on('error', (error) => response.destroy(error))
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const proxy: FlakyProxy = {
    url: `http://localhost:${address.port}`,
    state: 'good',
    missing: undefined,
    countRefused: (path) => refusedPaths.filter((other) => other === path).length,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
