import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A load balancer: one address in front of several servers. */
export interface Balancer {
  readonly url: string
  /** Routes new connections to this server; open connections stay where they are. */
  routeTo(server: { readonly url: string }): void
  stop(): Promise<void>
}

/** Starts a balancer. It can start before its servers, which need its URL as their public address. */
export async function startBalancer(): Promise<Balancer> {
  let port = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1')
    const sockets = [client, target]
    for (const socket of sockets) {
      open.add(socket)
      // An error closes this side; `close` then destroys the other.
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.forEach((other) => open.delete(other.destroy())))
    }
    client.pipe(target).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port')
  return {
    url: `http://localhost:${address.port}`,
    routeTo: ({ url }) => (port = Number(new URL(url).port)),
    async stop() {
      const closing = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closing
    },
  }
}
