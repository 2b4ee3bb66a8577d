import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'

/** A proxy that can stop forwarding: later requests then hang. */
export interface PausableProxy {
  readonly url: string
  /** Methods and paths of all requests, in order. */
  readonly asked: readonly string[]
  /** Methods and paths of completed responses, in order. */
  readonly answered: readonly string[]
  hold(): void
  stop(): Promise<void>
}

/** Listens on another port of the same host, so that the server's cookies are valid here too. */
export async function startPausableProxy(target: string): Promise<PausableProxy> {
  const asked: string[] = []
  const answered: string[] = []
  let isHeld = false
  const server = createServer((incoming, outgoing) => {
    const what = `${incoming.method} ${incoming.url}`
    asked.push(what)
    if (isHeld) return
    const { method, headers } = incoming
    const passed = ask(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing).on('finish', () => answered.push(what))
    })
    passed.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://localhost:${address.port}`,
    asked,
    answered,
    hold: () => (isHeld = true),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
