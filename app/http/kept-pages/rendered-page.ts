import { createHash } from 'node:crypto'
import { encodings, pack, type Encoding } from './encodings.ts'

interface Packed {
  readonly body: Buffer
  /** Names and values in turn, as Node writes them fastest. */
  readonly head: string[]
}

/** Nobody keeps what is no page: a restaurant may be there the next moment. */
const notKept = 'no-store'

/** A page in memory: its bytes in each encoding that was asked for so far, and its headers. */
export class RenderedPage {
  readonly status: number
  /** Weak, as it stands for the page in every encoding; of the content, so that processes agree. */
  readonly etag: string
  /** What an answer without a body says (RFC 9110, section 15.4.5). */
  readonly bareHead: string[]
  readonly #type: readonly string[]
  readonly #plain: Buffer
  readonly #packed = new Map<Encoding, Packed>()

  private constructor({ status, headers }: Response, plain: Buffer, digest: Buffer) {
    this.status = status
    this.#plain = plain
    this.#type = ['Content-Type', headers.get('Content-Type') ?? 'text/html; charset=utf-8']
    const said = new Headers(headers)
    for (const name of ['Content-Type', 'Content-Length']) said.delete(name)
    said.set('Vary', variesBy(headers.get('Vary') ?? ''))
    if (status !== 200) said.set('Cache-Control', notKept)
    const hash = createHash('sha256')
      .update(JSON.stringify([...said]))
      .update(digest)
    this.etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    this.bareHead = [...said].flat().concat(status === 200 ? ['ETag', this.etag] : [])
  }

  /** Reads a response; a long one comes in chunks, and is hashed as it comes. */
  static async of(response: Response): Promise<RenderedPage> {
    const chunks: Uint8Array[] = []
    const hash = createHash('sha256')
    for await (const chunk of response.body ?? []) {
      hash.update(chunk)
      chunks.push(chunk)
    }
    return new RenderedPage(response, Buffer.concat(chunks), hash.digest())
  }

  /** Bytes that it takes in memory, as good as all. */
  get weight(): number {
    const bodies = [...this.#packed.values()].map(({ body }) => body).filter(this.#isOwn)
    return bodies.reduce((sum, body) => sum + body.length, this.#plain.length + 2_000)
  }

  readonly #isOwn = (body: Buffer) => body !== this.#plain

  /** What is there already in an encoding. */
  find(encoding: Encoding): Packed | undefined {
    return this.#packed.get(encoding)
  }

  /** Packs it for who waits. */
  async pack(encoding: Encoding): Promise<Packed> {
    const body = await pack(this.#plain, encoding, 'soon')
    // A smaller one may have come about meanwhile.
    return this.#packed.get(encoding) ?? this.#keep(encoding, body)
  }

  /** Packs it as small as can be in all encodings, for those who come later. */
  async packSmall(): Promise<void> {
    for (const encoding of encodings) {
      this.#keep(encoding, await pack(this.#plain, encoding, 'small'))
    }
  }

  #keep(encoding: Encoding, body: Buffer): Packed {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const length = ['Content-Length', String(body.length)]
    const packed = { body, head: [...this.#type, ...coding, ...length, ...this.bareHead] }
    this.#packed.set(encoding, packed)
    return packed
  }
}

/** What else a cache has to look at, each named once. */
function variesBy(said: string): string {
  const names = said.split(/\s*,\s*/).filter((name) => name !== '')
  return [...new Set([...names, 'Accept-Encoding'])].join(', ')
}
