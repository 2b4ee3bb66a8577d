import { z } from 'zod'
import { failureCode, ProviderFailed } from '../../provider-failed.ts'
import { providerFetch } from '../service/provider-fetch.ts'

/** How the thread server is reached. */
export interface ThreadService {
  readonly baseUrl: string
  readonly apiKey: string | undefined
}

interface Sending {
  readonly body?: unknown
  readonly signal?: AbortSignal
}

const errorBody = z.object({ error: z.object({ message: z.string().min(1) }) })

// For calls that no guest waits for.
const patienceMs = 10_000

// In characters: a longer error body explains nothing.
const longestReason = 500

/** Sends one call of the protocol; `/v1` is the protocol's own, with or without it in the address. */
export class ThreadClient {
  readonly #service: ThreadService
  // A message that was perhaps taken must not stand in a thread twice.
  readonly #fetch = providerFetch({ isRepeatable: false })

  constructor(service: ThreadService) {
    this.#service = service
  }

  /** @throws {ProviderFailed} with the status, unless the server said 2xx */
  async send(
    method: 'GET' | 'POST',
    path: string,
    { body, signal = AbortSignal.timeout(patienceMs) }: Sending = {},
  ): Promise<Response> {
    const { baseUrl, apiKey } = this.#service
    const response = await this.#fetch(`${baseUrl.replace(/\/v1$/, '')}/v1/${path}`, {
      method,
      headers: {
        ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        // The original service requires its version header.
        'OpenAI-Beta': 'assistants=v2',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason
      throw new ProviderFailed(failureCode(error), 'The thread server was not reached')
    })
    if (!response.ok) throw await this.#refusal(response)
    return response
  }

  /** Sends a call whose answer is JSON of a known shape. */
  async sendForJson<Answer>(
    shape: z.ZodType<Answer>,
    ...call: Parameters<ThreadClient['send']>
  ): Promise<Answer> {
    const response = await this.send(...call)
    const parsed = shape.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) {
      throw new ProviderFailed('malformed', 'The thread server answered in an unknown form')
    }
    return parsed.data
  }

  /** In the provider's own words, if it gave any; never with our key in them. */
  async #refusal(response: Response): Promise<ProviderFailed> {
    const told = errorBody.safeParse(await response.json().catch(() => undefined))
    const { apiKey } = this.#service
    const words = told.success ? told.data.error.message.slice(0, longestReason) : 'Unknown error'
    const message = apiKey === undefined ? words : words.replaceAll(apiKey, '…')
    return new ProviderFailed(`http_${response.status}`, message, response.status)
  }
}
