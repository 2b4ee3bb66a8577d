import { renderEvent } from './render/event.ts'
import { signWebhook } from './signature.ts'
import type { EventRow, Seconds } from './state.ts'

const maxFailures = 16
const maxBackoffMs = 3_600_000
const responseTimeoutMs = 10_000

interface Settings {
  readonly url: string | undefined
  readonly secret: string
  /** Oldest first. */
  readonly events: readonly EventRow[]
  readonly realNow: () => Seconds
  /** Delay before the first retry; doubled for each further one. */
  readonly backoffMs: number
  /** Called after each delivery attempt. */
  readonly onChange: () => void
}

/** Overrides for a test. */
export interface Delivery {
  /** Timestamp of the signature; now by default. */
  readonly signedAt?: Seconds
  /** A secret other than the configured one. */
  readonly secret?: string
}

/** Sends events to the webhook, immediately and in order unless held. */
export class WebhookSender {
  readonly #settings: Settings
  readonly #queue = new Set<EventRow>()
  readonly #timers = new Map<EventRow, NodeJS.Timeout>()
  readonly #stopped = new AbortController()
  #isHeld = false
  #sending: EventRow | undefined
  #idleCallbacks: (() => void)[] = []

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Queues pending events. */
  wake(): void {
    if (this.#isHeld || this.#stopped.signal.aborted) return
    for (const event of this.#pending()) {
      if (event !== this.#sending && !this.#timers.has(event)) this.#queue.add(event)
    }
    void this.#drain()
  }

  /** Stops sending until `resume`. */
  hold(): void {
    this.#isHeld = true
    this.#queue.clear()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  resume(): void {
    this.#isHeld = false
    this.wake()
  }

  /** Discards pending events. */
  drop(): void {
    for (const event of this.#pending()) event.isPending = false
    this.#queue.clear()
  }

  /** Returns an event's body and its Stripe-Signature header. */
  sign(event: EventRow, delivery: Delivery = {}): { body: string; signature: string } {
    const { secret, realNow } = this.#settings
    const body = JSON.stringify(renderEvent(event), null, 2)
    const signedAt = delivery.signedAt ?? realNow()
    return { body, signature: signWebhook(body, delivery.secret ?? secret, signedAt) }
  }

  /**
   * Sends one event now, even if it was sent before.
   * @returns the response's status; 0 if there is none
   */
  async deliver(event: EventRow, delivery: Delivery = {}): Promise<number> {
    const { url } = this.#settings
    if (url === undefined) return 0
    const { body, signature } = this.sign(event, delivery)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
    }
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(responseTimeoutMs)])
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'manual',
      })
      await response.body?.cancel()
      if (response.ok) event.isPending = false
      return response.status
    } catch {
      // A failed request counts as a failed delivery and is retried.
      return 0
    }
  }

  /** Resolves when nothing is pending. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleCallbacks.push(resolve)
      this.#notifyIdle()
    })
  }

  stop(): void {
    this.#stopped.abort()
    this.hold()
  }

  #pending(): EventRow[] {
    if (this.#settings.url === undefined) return []
    return this.#settings.events.filter((event) => event.isPending)
  }

  async #drain(): Promise<void> {
    if (this.#sending) return
    for (const event of this.#queue) {
      this.#queue.delete(event)
      this.#sending = event
      await this.deliver(event)
      if (event.isPending && !this.#isHeld) this.#scheduleRetry(event)
      this.#settings.onChange()
    }
    this.#sending = undefined
    this.#notifyIdle()
  }

  #scheduleRetry(event: EventRow): void {
    event.failures += 1
    if (event.failures >= maxFailures) {
      event.isPending = false
      return
    }
    const wait = Math.min(this.#settings.backoffMs * 2 ** (event.failures - 1), maxBackoffMs)
    const timer = setTimeout(() => {
      this.#timers.delete(event)
      this.wake()
    }, wait)
    timer.unref()
    this.#timers.set(event, timer)
  }

  #notifyIdle(): void {
    const isBusy = this.#sending !== undefined || (!this.#isHeld && this.#pending().length > 0)
    if (isBusy) return
    for (const resolve of this.#idleCallbacks.splice(0)) resolve()
  }
}
