import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Answer, refuses, type Script } from './answer.ts'
import { plans } from './plans.ts'
import {
  answerProtocol,
  protocolOf,
  protocols,
  type Protocol,
  type ServiceName,
} from './protocols.ts'
import { findRejection, type Abilities } from './reject-request.ts'
import { ThreadStore } from './thread-store.ts'

export { refuses, says, type Answer, type Script } from './answer.ts'
export { plan, planBegins, planEnds, plans, renderedActs, wire, type PlainAct } from './plans.ts'
export { protocolOf, protocols, type ServiceName } from './protocols.ts'

/** A received request. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

/** The provider's API key in tests, which must never leak. */
export const scriptedKey = 'sk-scripted-0123456789-never-seen-again'

/** A server that speaks every provider's protocol and follows a test's script. */
export class ScriptedProvider {
  readonly requests: ReceivedRequest[] = []
  readonly store = new ThreadStore()
  /** Handles requests for a reply. */
  script: Script = plans('enjoy')
  /** Requests beyond these are rejected with 400, as are schemas that the real services reject. */
  abilities: Partial<Abilities> = {}
  /** Overrides the responses to other calls of the thread protocol. */
  interfere: (request: ReceivedRequest) => Script | undefined = () => undefined
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The server is not listening')
    return `http://127.0.0.1:${address.port}/v1`
  }

  /** Environment variables that make a Chefin process use this server. */
  env(provider: ServiceName): Record<string, string> {
    return {
      AI_PROVIDER: provider,
      AI_MODEL: 'scripted-model',
      AI_API_KEY: scriptedKey,
      AI_BASE_URL: this.url,
    }
  }

  /** The requests for a reply. */
  get replyRequests(): ReceivedRequest[] {
    return this.requests.filter(({ path }) =>
      protocols.some((protocol) => protocol.path.test(path)),
    )
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    const { pathname: path } = new URL(incoming.url ?? '/', 'http://scripted')
    const request = {
      method: incoming.method ?? '',
      path,
      headers: incoming.headers,
      body: body === '' ? {} : JSON.parse(body),
    }
    this.requests.push(request)
    const protocol = answerProtocol(path, request.body)
    const script = protocol ? this.#replyScript(protocol, request) : this.#threadScript(request)
    await script(new Answer(response, protocol ?? protocolOf('threads')))
  }

  #replyScript({ name }: Protocol, { body }: ReceivedRequest): Script {
    const rejection = findRejection(name, body, this.abilities)
    return rejection === undefined ? this.script : refuses(400, {}, rejection)
  }

  #threadScript(request: ReceivedRequest): Script {
    const override = this.interfere(request)
    if (override) return override
    const result = this.store.call(request.method, request.path, request.body)
    return result === undefined ? refuses(404) : (answer) => answer.json(result)
  }
}

/** Runs a function with a temporary scripted provider. */
export async function withScriptedProvider(
  run: (provider: ScriptedProvider) => Promise<void>,
): Promise<void> {
  const provider = new ScriptedProvider()
  await provider.start()
  try {
    await run(provider)
  } finally {
    await provider.stop()
  }
}
