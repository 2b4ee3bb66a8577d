import { instance, listen, onGap } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { followChannel, replyChannel, type FollowRequest, type StreamLine } from './channels.ts'

/** This instance's open subscriptions, by id. */
const subscriptions = new Map<string, ReplySubscription>()

/** Starts receiving the replies that other instances stream to this one. */
export function receiveReplies(): void {
  listen(replyChannel(instance), (payload) => {
    const [id = '', number, piece = ''] = payload.split(' ')
    subscriptions.get(id)?.receive(Number(number), piece)
  })
  onGap(() => {
    for (const subscription of subscriptions.values()) subscription.markIncomplete()
  })
}

/** A request for another instance's reply, and the lines received so far. */
export class ReplySubscription {
  readonly #id = crypto.randomUUID()
  readonly #lines: StreamLine[] = []
  readonly #decoder = new TextDecoder()
  #partialLine = ''
  #nextNumber = 0
  #isIncomplete = false
  #arrival = Promise.withResolvers<void>()

  /** Sends the request to the writer. */
  async request(writer: number, question: Omit<FollowRequest, 'id' | 'to'>): Promise<void> {
    subscriptions.set(this.#id, this)
    const request: FollowRequest = { id: this.#id, to: instance, ...question }
    await notify(followChannel(writer), JSON.stringify(request))
  }

  close(): void {
    subscriptions.delete(this.#id)
  }

  receive(number: number, piece: string): void {
    if (number !== this.#nextNumber++) return this.markIncomplete()
    const text =
      this.#partialLine + this.#decoder.decode(Buffer.from(piece, 'base64'), { stream: true })
    const lines = text.split('\n')
    this.#partialLine = lines.pop() ?? ''
    this.#lines.push(...lines.map((line) => JSON.parse(line)))
    this.#wake()
  }

  /** Ends the stream after a lost piece, because later ones are useless. */
  markIncomplete(): void {
    this.#isIncomplete = true
    this.#wake()
  }

  #wake(): void {
    this.#arrival.resolve()
    this.#arrival = Promise.withResolvers<void>()
  }

  /** Returns the next lines; none after the timeout, undefined after a lost piece. */
  async read(timeoutMs: number): Promise<readonly StreamLine[] | undefined> {
    if (this.#lines.length === 0 && !this.#isIncomplete) {
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, timeoutMs)
      await Promise.race([this.#arrival.promise, timeout.promise])
      clearTimeout(timer)
    }
    return this.#isIncomplete ? undefined : this.#lines.splice(0)
  }
}
