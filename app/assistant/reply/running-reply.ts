import type { ReplyEvent } from './reply-event.ts'

/** An event whose id lets a client resume after it. */
export type NumberedReplyEvent = ReplyEvent & { readonly id: string }

/** Receives the events of a reply that is being written. */
export interface Listener {
  emit(event: ReplyEvent): void
}

/** A reply being written. It continues without readers, and a reader may join at any event. */
export class RunningReply implements Listener {
  #id: string = crypto.randomUUID()
  /** The idempotency key of its question. */
  readonly questionKey: string
  /** Resolves when nothing more will be written or stored; never rejects. */
  readonly finished: Promise<void>
  readonly #events: ReplyEvent[] = []
  #isFinished = false
  #nextEvent = Promise.withResolvers<void>()

  /** @param write emits the whole reply; must handle its own errors */
  constructor(questionKey: string, write: (reply: RunningReply) => Promise<void>) {
    this.questionKey = questionKey
    this.finished = write(this).finally(() => {
      this.#isFinished = true
      this.#nextEvent.resolve()
    })
  }

  /** The id under which the reply will be stored. */
  get id(): string {
    return this.#id
  }

  /** Adopts the id of the remote reply that this one copies. Call before the first event. */
  adoptId(id: string): void {
    this.#id = id
  }

  /** Whether it was interrupted. */
  get isBroken(): boolean {
    return this.#events.at(-1)?.event === 'error'
  }

  get isFinished(): boolean {
    return this.#isFinished
  }

  emit(event: ReplyEvent): void {
    this.#events.push(event)
    const arrived = this.#nextEvent
    this.#nextEvent = Promise.withResolvers<void>()
    arrived.resolve()
  }

  /** Ends the reply with an error event. */
  interrupt(message: string): void {
    this.emit({ event: 'error', data: { code: 'reply_interrupted', message } })
  }

  /** Yields the events after this id; without an id, or with another reply's, from the start. */
  async *follow(lastEventId?: string): AsyncGenerator<NumberedReplyEvent> {
    let index = this.#indexAfter(lastEventId)
    for await (const batch of this.batches(index)) {
      for (const event of batch) yield { ...event, id: `${this.id}.${index++}` }
    }
  }

  /** Yields the events from an index on, grouped as they become available. */
  async *batches(fromIndex: number): AsyncGenerator<readonly ReplyEvent[]> {
    for (let next = fromIndex; ;) {
      const batch = this.#events.slice(next)
      next += batch.length
      if (batch.length > 0) yield batch
      else if (this.#isFinished) return
      else await this.#nextEvent.promise
    }
  }

  #indexAfter(lastEventId: string | undefined): number {
    const [replyId, index] = lastEventId?.split('.') ?? []
    const number = Number(index)
    return replyId === this.id && Number.isSafeInteger(number) && number >= 0 ? number + 1 : 0
  }
}
