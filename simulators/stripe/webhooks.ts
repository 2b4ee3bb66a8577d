import { renderEvent } from './render/event.ts'
import { signWebhook } from './signature.ts'
import type { EventRow, Seconds } from './state.ts'

const maxFailures = 16
const longestWaitMs = 3_600_000
const answerMs = 10_000

interface Settings {
  readonly url: string | undefined
  readonly secret: string
  /** All events, the oldest first. */
  readonly events: readonly EventRow[]
  readonly realNow: () => Seconds
  /** How long a first failure waits; each further one twice as long. */
  readonly backoffMs: number
  /** Called when an event has arrived, or not. */
  readonly onChange: () => void
}

/** How an event is sent, when a test wants something of its own. */
export interface Delivery {
  /** When it says that it was sent; now, without. */
  readonly signedAt?: Seconds
  /** Another secret than the right one. */
  readonly secret?: string
}

/** Sends events to the webhook: at once and in order, unless it is told otherwise. */
export class WebhookSender {
  readonly #settings: Settings
  readonly #queue = new Set<EventRow>()
  readonly #timers = new Map<EventRow, NodeJS.Timeout>()
  readonly #stopped = new AbortController()
  #isHeld = false
  #underWay: EventRow | undefined
  #waiting: (() => void)[] = []

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Looks for events that nobody sends yet. */
  wake(): void {
    if (this.#isHeld || this.#stopped.signal.aborted) return
    for (const event of this.#pending()) {
      if (event !== this.#underWay && !this.#timers.has(event)) this.#queue.add(event)
    }
    void this.#work()
  }

  /** Keeps everything back from now on. */
  hold(): void {
    this.#isHeld = true
    this.#queue.clear()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** Goes on sending, with what was kept back. */
  resume(): void {
    this.#isHeld = false
    this.wake()
  }

  /** Never sends what is still to be sent. */
  drop(): void {
    for (const event of this.#pending()) event.isPending = false
    this.#queue.clear()
  }

  /** An event as it is sent, with the signature that goes along in Stripe-Signature. */
  sign(event: EventRow, delivery: Delivery = {}): { body: string; signature: string } {
    const { secret, realNow } = this.#settings
    const body = JSON.stringify(renderEvent(event), null, 2)
    const signedAt = delivery.signedAt ?? realNow()
    return { body, signature: signWebhook(body, delivery.secret ?? secret, signedAt) }
  }

  /**
   * Sends one event now, whether it was sent before or not.
   * @returns the status of the answer, or 0 when none came
   */
  async deliver(event: EventRow, delivery: Delivery = {}): Promise<number> {
    const { url } = this.#settings
    if (url === undefined) return 0
    const { body, signature } = this.sign(event, delivery)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
    }
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerMs)])
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
      // No answer is an answer: it is sent again.
      return 0
    }
  }

  /** Resolves when nothing is left to send. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#tellWaiting()
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

  async #work(): Promise<void> {
    if (this.#underWay) return
    for (const event of this.#queue) {
      this.#queue.delete(event)
      this.#underWay = event
      await this.deliver(event)
      if (event.isPending && !this.#isHeld) this.#sendAgain(event)
      this.#settings.onChange()
    }
    this.#underWay = undefined
    this.#tellWaiting()
  }

  #sendAgain(event: EventRow): void {
    event.failures += 1
    if (event.failures >= maxFailures) {
      event.isPending = false
      return
    }
    const wait = Math.min(this.#settings.backoffMs * 2 ** (event.failures - 1), longestWaitMs)
    const timer = setTimeout(() => {
      this.#timers.delete(event)
      this.wake()
    }, wait)
    timer.unref()
    this.#timers.set(event, timer)
  }

  #tellWaiting(): void {
    const isBusy = this.#underWay !== undefined || (!this.#isHeld && this.#pending().length > 0)
    if (isBusy) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
