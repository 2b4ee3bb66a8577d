/** When a circuit breaker opens, and for how long. */
export interface CircuitSettings {
  /** Opens after this many failures within `windowMs`, without a success in between. */
  readonly failures: number
  readonly windowMs: number
  /** How long the circuit stays open before it lets one request through as a probe. */
  readonly pauseMs: number
  readonly onChange: (state: 'open' | 'closed') => void
  /** A clock in milliseconds; by default a monotonic one, which ignores changes of the wall clock. */
  readonly now?: () => number
}

/** A request that a circuit let through. Only the first outcome reported counts. */
export interface Attempt {
  succeed(): void
  fail(): void
  /** Ends the attempt without counting it as a success or a failure. */
  cancel(): void
}

/** A circuit breaker: rejects requests for a while to a service that has just failed repeatedly. */
export class Circuit {
  readonly #settings: CircuitSettings
  readonly #now: () => number
  #failedAt: number[] = []
  /** Undefined while closed. */
  #openUntil: number | undefined
  #isProbing = false

  constructor(settings: CircuitSettings) {
    this.#settings = settings
    this.#now = settings.now ?? (() => performance.now())
  }

  /** Whether requests are rejected, or a probe is in progress. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined
  }

  /** Starts an attempt. Returns undefined while the circuit is open. */
  tryEnter(): Attempt | undefined {
    const isProbe = this.#openUntil !== undefined
    if (isProbe) {
      if (this.#isProbing || this.#now() < (this.#openUntil ?? 0)) return undefined
      this.#isProbing = true
    }
    let isOver = false
    const endWith = (settle: () => void) => () => {
      if (isOver) return
      isOver = true
      if (isProbe) this.#isProbing = false
      settle()
    }
    return {
      succeed: endWith(() => this.#close()),
      fail: endWith(() => (isProbe ? this.#pause() : this.#countFailure())),
      cancel: endWith(() => undefined),
    }
  }

  #close(): void {
    this.#failedAt = []
    if (this.#openUntil === undefined) return
    this.#openUntil = undefined
    this.#settings.onChange('closed')
  }

  #countFailure(): void {
    if (this.#openUntil !== undefined) return
    const now = this.#now()
    const recent = this.#failedAt.filter((at) => now - at < this.#settings.windowMs)
    this.#failedAt = [...recent, now]
    if (this.#failedAt.length < this.#settings.failures) return
    this.#pause()
    this.#settings.onChange('open')
  }

  #pause(): void {
    this.#openUntil = this.#now() + this.#settings.pauseMs
  }
}
