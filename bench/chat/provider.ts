import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** How a reply is told; times in milliseconds. */
export interface Pace {
  readonly firstMs: number
  readonly gapMs: number
  readonly pieces: number
}

/** What the provider's process tells its parent. */
export type FromProvider =
  | { readonly env: Record<string, string> }
  | { readonly isPaced: true }
  /** The body of the first request that it got. */
  | { readonly asked: string }

/** The scripted provider in a process of its own: neither Chefin nor the bench pays for it. */
export class PacedProvider {
  readonly #process: ChildProcess
  /** The variables that send a Chefin process there. */
  readonly env: Readonly<Record<string, string>>
  #asked: string | undefined

  private constructor(started: ChildProcess, env: Record<string, string>) {
    this.#process = started
    this.env = env
    started.on('message', (message: FromProvider) => {
      if ('asked' in message) this.#asked = message.asked
    })
  }

  static async start(): Promise<PacedProvider> {
    const started = fork(fileURLToPath(new URL('provider-main.ts', import.meta.url)))
    const [message]: FromProvider[] = await once(started, 'message')
    if (!message || !('env' in message)) throw new Error('The provider said nothing of itself')
    return new PacedProvider(started, message.env)
  }

  /** The address that answers chat completions. */
  get url(): string {
    return `${this.env['AI_BASE_URL']}/chat/completions`
  }

  /** What Chefin asked first: whoever asks directly asks the same. */
  get asked(): string {
    if (this.#asked === undefined) throw new Error('Chefin has asked nothing yet')
    return this.#asked
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
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
  }
}
