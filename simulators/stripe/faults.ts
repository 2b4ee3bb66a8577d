/** How a call goes wrong. */
export type Fault =
  /** Stripe answers with this status and nothing happens. */
  | { readonly kind: 'status'; readonly status: 429 | 500 | 503 }
  /** Nothing happens and no answer comes. */
  | { readonly kind: 'silent' }
  /** It happens, and no answer comes. */
  | { readonly kind: 'lost' }

/** What is to go wrong next. */
export class Faults {
  readonly #waiting: Fault[] = []
  readonly #stopped = new AbortController()

  /** Lets the next calls go wrong. */
  add(fault: Fault, times = 1): void {
    this.#waiting.push(...Array.from({ length: times }, () => fault))
  }

  clear(): void {
    this.#waiting.length = 0
  }

  next(): Fault | undefined {
    return this.#waiting.shift()
  }

  /** Never answers; ends when the caller hangs up or the simulator stops. */
  async noAnswer(signal: AbortSignal): Promise<Response> {
    const either = AbortSignal.any([signal, this.#stopped.signal])
    if (!either.aborted) {
      await new Promise((resolve) => {
        either.addEventListener('abort', resolve, { once: true })
      })
    }
    return new Response(null, { status: 503 })
  }

  stop(): void {
    this.#stopped.abort()
  }
}

/** The answer of a Stripe that is not well. */
export function faultAnswer(status: number): { status: number; body: string } {
  const isBusy = status === 429
  const error = isBusy
    ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
    : { type: 'api_error', message: 'Something went wrong on our end.' }
  return { status, body: JSON.stringify({ error }) }
}
