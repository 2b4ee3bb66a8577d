/** A fault to inject into a request. */
export type Fault =
  /** Responds with this status without doing the work. */
  | { readonly kind: 'status'; readonly status: 429 | 500 | 503 }
  /** Never responds and doesn't do the work. */
  | { readonly kind: 'silent' }
  /** Does the work but never responds. */
  | { readonly kind: 'lost' }

/** The queue of faults for the next requests. */
export class Faults {
  readonly #queue: Fault[] = []
  readonly #stopped = new AbortController()

  add(fault: Fault, times = 1): void {
    this.#queue.push(...Array.from({ length: times }, () => fault))
  }

  clear(): void {
    this.#queue.length = 0
  }

  next(): Fault | undefined {
    return this.#queue.shift()
  }

  /** Doesn't respond until the client disconnects or the simulator stops. */
  async hang(signal: AbortSignal): Promise<Response> {
    const end = AbortSignal.any([signal, this.#stopped.signal])
    if (!end.aborted) {
      await new Promise((resolve) => {
        end.addEventListener('abort', resolve, { once: true })
      })
    }
    return new Response(null, { status: 503 })
  }

  stop(): void {
    this.#stopped.abort()
  }
}

/** Returns Stripe's response to a rate-limited request (429) or an internal error. */
export function faultResponse(status: number): { status: number; body: string } {
  const isRateLimited = status === 429
  const error = isRateLimited
    ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
    : { type: 'api_error', message: 'Something went wrong on our end.' }
  return { status, body: JSON.stringify({ error }) }
}
