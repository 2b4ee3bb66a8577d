import type { ReplyEvent } from './reply-event.ts'

/** An event and its place in the reply; its id lets a dropped line go on after it. */
export type NumberedReplyEvent = ReplyEvent & { readonly id: string }

/** A listener of a reply that is being written. */
export interface Listener {
  emit(event: ReplyEvent): void
}

/** A reply being written: it continues without listeners, and a listener may join at any event. */
export class RunningReply implements Listener {
  #id: string = crypto.randomUUID()
  /** The idempotency key of the question that it answers. */
  readonly questionKey: string
  /** Settles when nothing more will be written or stored; never rejects. */
  readonly finished: Promise<void>
  readonly #events: ReplyEvent[] = []
  #isFinished = false
  #news = Promise.withResolvers<void>()

  /** @param write writes the whole reply through `emit`; it handles its own failures */
  constructor(questionKey: string, write: (reply: RunningReply) => Promise<void>) {
    this.questionKey = questionKey
    this.finished = write(this).finally(() => {
      this.#isFinished = true
      this.#news.resolve()
    })
  }

  /** The id under which the reply will be stored. */
  get id(): string {
    return this.#id
  }

  /** Takes the id of the reply that this one repeats, before its first event. */
  takeId(id: string): void {
    this.#id = id
  }

  /** Whether it ended without a whole reply. */
  get isBroken(): boolean {
    return this.#events.at(-1)?.event === 'error'
  }

  get isFinished(): boolean {
    return this.#isFinished
  }

  emit(event: ReplyEvent): void {
    this.#events.push(event)
    const told = this.#news
    this.#news = Promise.withResolvers<void>()
    told.resolve()
  }

  /** All events after the one with this id; without an id, or a foreign one, from the start. */
  async *follow(lastEventId?: string): AsyncGenerator<NumberedReplyEvent> {
    for (let index = this.#indexAfter(lastEventId); ; index++) {
      while (index >= this.#events.length) {
        if (this.#isFinished) return
        await this.#news.promise
      }
      const event = this.#events[index]
      if (event) yield { ...event, id: `${this.id}.${index}` }
    }
  }

  /** The events from a place on, those that are there together. */
  async *batches(from: number): AsyncGenerator<readonly ReplyEvent[]> {
    for (let next = from; ;) {
      const batch = this.#events.slice(next)
      next += batch.length
      if (batch.length > 0) yield batch
      else if (this.#isFinished) return
      else await this.#news.promise
    }
  }

  #indexAfter(lastEventId: string | undefined): number {
    const [replyId, index] = lastEventId?.split('.') ?? []
    const number = Number(index)
    return replyId === this.id && Number.isSafeInteger(number) && number >= 0 ? number + 1 : 0
  }
}
