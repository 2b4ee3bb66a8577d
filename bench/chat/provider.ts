import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The speed at which the provider streams a reply. */
export interface Pace {
  /** Before the first chunk. */
  readonly firstMs: number
  /** Between chunks. */
  readonly gapMs: number
  readonly chunks: number
}

/** Messages from the provider's process to its parent. */
export type FromProvider =
  | { readonly env: Record<string, string> }
  | { readonly isPaced: true }
  /** The body of its first request. */
  | { readonly firstRequest: string }

/** The scripted provider in its own process, so that it takes no CPU time from Chefin's or ours. */
export class PacedProvider {
  readonly #process: ChildProcess
  /** Environment variables that make a Chefin process use this provider. */
  readonly env: Readonly<Record<string, string>>
  #firstRequest: string | undefined

  private constructor(child: ChildProcess, env: Record<string, string>) {
    this.#process = child
    this.env = env
    child.on('message', (message: FromProvider) => {
      if ('firstRequest' in message) this.#firstRequest = message.firstRequest
    })
  }

  static async start(): Promise<PacedProvider> {
    const child = fork(fileURLToPath(new URL('provider-main.ts', import.meta.url)))
    const [message]: FromProvider[] = await once(child, 'message')
    if (!message || !('env' in message)) throw new Error('The provider sent no environment')
    return new PacedProvider(child, message.env)
  }

  /** The URL for chat completions. */
  get url(): string {
    return `${this.env['AI_BASE_URL']}/chat/completions`
  }

  /** The body of Chefin's first request, which direct clients send too. */
  get firstRequest(): string {
    if (this.#firstRequest === undefined) throw new Error('Chefin has sent no request yet')
    return this.#firstRequest
  }

  async pace(pace: Pace): Promise<void> {
    const paced = Promise.withResolvers<void>()
    const listen = (message: FromProvider) => 'isPaced' in message && paced.resolve()
    this.#process.on('message', listen)
    this.#process.send(pace)
    await paced.promise
    this.#process.off('message', listen)
  }

  async stop(): Promise<void> {
    const exit = once(this.#process, 'exit')
    this.#process.kill()
    await exit
  }
}
