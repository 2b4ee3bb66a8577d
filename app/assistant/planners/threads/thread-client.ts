import { z } from 'zod'
import { failureCode, ProviderError } from '../../provider-error.ts'
import { createProviderFetch } from '../service/provider-fetch.ts'

/** Address and key of a thread server. */
export interface ThreadService {
  readonly baseUrl: string
  readonly apiKey: string | undefined
}

interface SendOptions {
  readonly body?: unknown
  readonly signal?: AbortSignal
}

const errorBodySchema = z.object({ error: z.object({ message: z.string().min(1) }) })

// For calls that no guest waits for.
const timeoutMs = 10_000
const maxErrorLength = 500

/** Sends requests to a thread server, whose base URL may or may not end with `/v1`. */
export class ThreadClient {
  readonly #service: ThreadService
  // A retry could post the same message to a thread twice.
  readonly #fetch = createProviderFetch({ isIdempotent: false })

  constructor(service: ThreadService) {
    this.#service = service
  }

  /** @throws {ProviderError} unless the status is 2xx */
  async send(
    method: 'GET' | 'POST',
    path: string,
    { body, signal = AbortSignal.timeout(timeoutMs) }: SendOptions = {},
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
      throw new ProviderError(failureCode(error), 'The thread server cannot be reached')
    })
    if (!response.ok) throw await this.#toError(response)
    return response
  }

  /** Sends a request and parses the JSON response. */
  async sendForJson<Answer>(
    shape: z.ZodType<Answer>,
    ...call: Parameters<ThreadClient['send']>
  ): Promise<Answer> {
    const response = await this.send(...call)
    const parsed = shape.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) {
      throw new ProviderError('malformed', 'The thread server returned an unexpected response')
    }
    return parsed.data
  }

  /** Keeps the provider's message, without our API key. */
  async #toError(response: Response): Promise<ProviderError> {
    const parsed = errorBodySchema.safeParse(await response.json().catch(() => undefined))
    const { apiKey } = this.#service
    const text = parsed.success
      ? parsed.data.error.message.slice(0, maxErrorLength)
      : 'Unknown error'
    const message = apiKey === undefined ? text : text.replaceAll(apiKey, '…')
    return new ProviderError(`http_${response.status}`, message, response.status)
  }
}
