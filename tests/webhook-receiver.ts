import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as it was received. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Answer = (response: ServerResponse) => void

/** An owner's program, which receives messages on this machine. */
export class WebhookReceiver {
  readonly received: Received[] = []
  /** Accepts each message, unless a test says otherwise. */
  answer: Answer = (response) => response.writeHead(204).end()
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    this.received.push({ path: request.url ?? '', headers: request.headers, body })
    this.answer(response)
  })

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** @param path distinguishes the webhooks of a test */
  url(path: string, host = '127.0.0.1'): string {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a server on TCP has such an address
    const { port } = this.#server.address() as AddressInfo
    return `http://${host}:${port}${path}`
  }

  /** The messages to a path, oldest first. */
  at(path: string): Received[] {
    return this.received.filter((message) => message.path === path)
  }
}
