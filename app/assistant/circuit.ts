/** When a circuit opens, and for how long; in milliseconds. */
export interface CircuitSettings {
  /** So many failures, with no success between, within `windowMs` open it. */
  readonly failures: number
  readonly windowMs: number
  /** How long the circuit stays open; then one request is let through as a probe. */
  readonly pauseMs: number
  /** Told each time that it opens or closes. */
  readonly onChange: (state: 'open' | 'closed') => void
  /** In milliseconds; by default a clock that never goes back, whatever is done to the wall clock. */
  readonly now?: () => number
}

/** One way through a circuit. The first of its ends counts, later ones change nothing. */
export interface Attempt {
  succeeded(): void
  failed(): void
  /** It came to nothing, by no fault of the other side. */
  dropped(): void
}

/** Keeps everyone from waiting for something that has just failed several times. */
export class Circuit {
  readonly #settings: CircuitSettings
  readonly #now: () => number
  #failedAt: number[] = []
  /** Undefined while closed. */
  #openUntil: number | undefined
  #isProbed = false

  constructor(settings: CircuitSettings) {
    this.#settings = settings
    this.#now = settings.now ?? (() => performance.now())
  }

  /** Whether the other side is left alone, or being tried again. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined
  }

  /** A way through, or undefined while the circuit is open. */
  tryEnter(): Attempt | undefined {
    const isProbe = this.#openUntil !== undefined
    if (isProbe) {
      if (this.#isProbed || this.#now() < (this.#openUntil ?? 0)) return undefined
      this.#isProbed = true
    }
    let isOver = false
    const endWith = (act: () => void) => () => {
      if (isOver) return
      isOver = true
      if (isProbe) this.#isProbed = false
      act()
    }
    return {
      succeeded: endWith(() => this.#close()),
      failed: endWith(() => (isProbe ? this.#pause() : this.#count())),
      dropped: endWith(() => undefined),
    }
  }

  #close(): void {
    this.#failedAt = []
    if (this.#openUntil === undefined) return
    this.#openUntil = undefined
    this.#settings.onChange('closed')
  }

  #count(): void {
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
