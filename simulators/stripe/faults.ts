/** A fault to inject into a call. */
export type Fault =
  /** Responds with this status and does nothing. */
  | { readonly kind: 'status'; readonly status: 429 | 500 | 503 }
  /** Does nothing and never responds. */
  | { readonly kind: 'silent' }
  /** Does the work but never responds. */
  | { readonly kind: 'lost' }

/** Queue of faults for the next calls. */
export class Faults {
  readonly #waiting: Fault[] = []
  readonly #stopped = new AbortController()

  add(fault: Fault, times = 1): void {
    this.#waiting.push(...Array.from({ length: times }, () => fault))
  }

  clear(): void {
    this.#waiting.length = 0
  }

  next(): Fault | undefined {
    return this.#waiting.shift()
  }

  /** Never responds; ends when the client disconnects or the simulator stops. */
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

/** Stripe's response to an internal failure. */
export function faultAnswer(status: number): { status: number; body: string } {
  const isBusy = status === 429
  const error = isBusy
    ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
    : { type: 'api_error', message: 'Something went wrong on our end.' }
  return { status, body: JSON.stringify({ error }) }
}
