import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address before several servers. */
export interface Balancer {
  readonly url: string
  /** Leads each new connection to this server; those that are open stay where they are. */
  leadTo(server: { readonly url: string }): void
  stop(): Promise<void>
}

/** Stands before servers that have yet to start, as their public address. */
export async function startBalancer(): Promise<Balancer> {
  let port = 0
  const open = new Set<Socket>()
  const line = createServer((asker) => {
    const server = connect(port, '127.0.0.1')
    const ends = [asker, server]
    for (const end of ends) {
      open.add(end)
      // One that breaks takes the other with it.
      end.on('error', () => undefined)
      end.on('close', () => ends.forEach((each) => open.delete(each.destroy())))
    }
    asker.pipe(server).pipe(asker)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port')
  return {
    url: `http://localhost:${address.port}`,
    leadTo: ({ url }) => (port = Number(new URL(url).port)),
    async stop() {
      const closed = once(line, 'close')
      line.close()
      for (const end of open) end.destroy()
      await closed
    },
  }
}
