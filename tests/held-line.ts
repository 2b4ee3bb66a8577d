import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'

/** A server as seen over a line that can be held: what is asked for from then on waits. */
export interface HeldLine {
  readonly url: string
  /** Methods and paths of what came, in their order. */
  readonly asked: readonly string[]
  /** The same of what was answered whole. */
  readonly answered: readonly string[]
  hold(): void
  stop(): Promise<void>
}

/** Stands before a server, at another port of the same host, so that its cookies hold here too. */
export async function startHeldLine(target: string): Promise<HeldLine> {
  const asked: string[] = []
  const answered: string[] = []
  let isHeld = false
  const line = createServer((incoming, outgoing) => {
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
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://localhost:${address.port}`,
    asked,
    answered,
    hold: () => (isHeld = true),
    async stop() {
      line.closeAllConnections()
      line.close()
      await once(line, 'close')
    },
  }
}
