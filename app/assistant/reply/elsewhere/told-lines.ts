import { instance, listen, onGap } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { followChannel, replyChannel, type Follow, type ToldLine } from './channels.ts'

/** What is being told to this instance, by the follow's id. */
const told = new Map<string, ToldLines>()

/** Hears what other instances tell of their replies. */
export function hearReplies(): void {
  listen(replyChannel(instance), (payload) => {
    const [id = '', number, piece = ''] = payload.split(' ')
    told.get(id)?.take(Number(number), piece)
  })
  onGap(() => {
    for (const lines of told.values()) lines.miss()
  })
}

/** The answer of another instance to having been asked once for a reply. */
export class ToldLines {
  readonly #id = crypto.randomUUID()
  readonly #lines: ToldLine[] = []
  readonly #decoder = new TextDecoder()
  #begun = ''
  #next = 0
  #isMissed = false
  #news = Promise.withResolvers<void>()

  /** Asks the instance that writes it. */
  async ask(writer: number, of: Omit<Follow, 'id' | 'to'>): Promise<void> {
    told.set(this.#id, this)
    const follow: Follow = { id: this.#id, to: instance, ...of }
    await notify(followChannel(writer), JSON.stringify(follow))
  }

  close(): void {
    told.delete(this.#id)
  }

  take(number: number, piece: string): void {
    if (number !== this.#next++) return this.miss()
    const text = this.#begun + this.#decoder.decode(Buffer.from(piece, 'base64'), { stream: true })
    const lines = text.split('\n')
    this.#begun = lines.pop() ?? ''
    this.#lines.push(...lines.map((line) => JSON.parse(line)))
    this.#tellNews()
  }

  /** Something was not heard: what comes after it is of no use. */
  miss(): void {
    this.#isMissed = true
    this.#tellNews()
  }

  #tellNews(): void {
    this.#news.resolve()
    this.#news = Promise.withResolvers<void>()
  }

  /** The next lines; none after so long without any, undefined once something was missed. */
  async read(withinMs: number): Promise<readonly ToldLine[] | undefined> {
    if (this.#lines.length === 0 && !this.#isMissed) {
      const silent = Promise.withResolvers<void>()
      const timer = setTimeout(silent.resolve, withinMs)
      await Promise.race([this.#news.promise, silent.promise])
      clearTimeout(timer)
    }
    return this.#isMissed ? undefined : this.#lines.splice(0)
  }
}
