import { instance, listen, onGap } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { followChannel, replyChannel, type Follow, type StreamLine } from './channels.ts'

/** Open subscriptions of this instance by id. */
const subscriptions = new Map<string, ReplySubscription>()

/** Receives the replies that other instances stream to this one. */
export function receiveReplies(): void {
  listen(replyChannel(instance), (payload) => {
    const [id = '', number, piece = ''] = payload.split(' ')
    subscriptions.get(id)?.take(Number(number), piece)
  })
  onGap(() => {
    for (const lines of subscriptions.values()) lines.miss()
  })
}

/** One request for another instance's reply, and the lines of its answer. */
export class ReplySubscription {
  readonly #id = crypto.randomUUID()
  readonly #lines: StreamLine[] = []
  readonly #decoder = new TextDecoder()
  #begun = ''
  #next = 0
  #isMissed = false
  #arrival = Promise.withResolvers<void>()

  /** Sends the request to the writer. */
  async request(writer: number, of: Omit<Follow, 'id' | 'to'>): Promise<void> {
    subscriptions.set(this.#id, this)
    const follow: Follow = { id: this.#id, to: instance, ...of }
    await notify(followChannel(writer), JSON.stringify(follow))
  }

  close(): void {
    subscriptions.delete(this.#id)
  }

  take(number: number, piece: string): void {
    if (number !== this.#next++) return this.miss()
    const text = this.#begun + this.#decoder.decode(Buffer.from(piece, 'base64'), { stream: true })
    const lines = text.split('\n')
    this.#begun = lines.pop() ?? ''
    this.#lines.push(...lines.map((line) => JSON.parse(line)))
    this.#wake()
  }

  /** A piece was lost, so later ones are useless. */
  miss(): void {
    this.#isMissed = true
    this.#wake()
  }

  #wake(): void {
    this.#arrival.resolve()
    this.#arrival = Promise.withResolvers<void>()
  }

  /** The next lines; none if the time ran out, undefined after a lost piece. */
  async read(withinMs: number): Promise<readonly StreamLine[] | undefined> {
    if (this.#lines.length === 0 && !this.#isMissed) {
      const silent = Promise.withResolvers<void>()
      const timer = setTimeout(silent.resolve, withinMs)
      await Promise.race([this.#arrival.promise, silent.promise])
      clearTimeout(timer)
    }
    return this.#isMissed ? undefined : this.#lines.splice(0)
  }
}
