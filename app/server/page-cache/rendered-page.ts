import { createHash } from 'node:crypto'
import { compress, encodings, type Encoding } from './encodings.ts'

interface EncodedPage {
  readonly body: Buffer
  /** Alternating names and values: the form that Node writes fastest. */
  readonly head: string[]
}

interface Content {
  readonly plain: Buffer
  readonly digest: Buffer
  readonly differsForOwner: boolean
}

/** A page in memory: its headers, and its body in each encoding that was requested so far. */
export class RenderedPage {
  readonly status: number
  /** Weak, as it identifies the page in every encoding; a content hash, so that processes agree. */
  readonly etag: string
  /** The headers of a 304 (RFC 9110, section 15.4.5). */
  readonly bareHead: string[]
  /** Whether its restaurant's owner gets another page. */
  readonly differsForOwner: boolean
  readonly #type: readonly string[]
  readonly #plain: Buffer
  readonly #encoded = new Map<Encoding, EncodedPage>()

  private constructor({ status, headers }: Response, { plain, digest, differsForOwner }: Content) {
    this.status = status
    this.differsForOwner = differsForOwner
    this.#plain = plain
    this.#type = ['Content-Type', headers.get('Content-Type') ?? 'text/html; charset=utf-8']
    const common = new Headers(headers)
    for (const name of ['Content-Type', 'Content-Length']) common.delete(name)
    common.set('Vary', varyWithEncoding(headers.get('Vary') ?? ''))
    // An error may be gone at the next request.
    if (status !== 200) common.set('Cache-Control', 'no-store')
    const hash = createHash('sha256')
      .update(JSON.stringify([...common]))
      .update(digest)
    this.etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    this.bareHead = [...common].flat().concat(status === 200 ? ['ETag', this.etag] : [])
  }

  /** Reads a response, and hashes it while it is received. */
  static async of(response: Response, differsForOwner = false): Promise<RenderedPage> {
    const chunks: Uint8Array[] = []
    const hash = createHash('sha256')
    for await (const chunk of response.body ?? []) {
      hash.update(chunk)
      chunks.push(chunk)
    }
    const content = { plain: Buffer.concat(chunks), digest: hash.digest(), differsForOwner }
    return new RenderedPage(response, content)
  }

  /** Approximate size in memory, in bytes. */
  get weight(): number {
    const encoded = [...this.#encoded.values()].filter(({ body }) => body !== this.#plain)
    return encoded.reduce((sum, { body }) => sum + body.length, this.#plain.length + 2_000)
  }

  /** Finds the page in an encoding, if available. */
  find(encoding: Encoding): EncodedPage | undefined {
    return this.#encoded.get(encoding)
  }

  /** Encodes the page quickly, for a waiting client. */
  async encode(encoding: Encoding): Promise<EncodedPage> {
    const body = await compress(this.#plain, encoding, 'fast')
    // `encodeSmall` may have stored a smaller one in the meantime.
    return this.#encoded.get(encoding) ?? this.#store(encoding, body)
  }

  /** Encodes the page as small as possible in all encodings, for later requests. */
  async encodeSmall(): Promise<void> {
    for (const encoding of encodings) {
      this.#store(encoding, await compress(this.#plain, encoding, 'small'))
    }
  }

  #store(encoding: Encoding, body: Buffer): EncodedPage {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const length = ['Content-Length', String(body.length)]
    const encoded = { body, head: [...this.#type, ...coding, ...length, ...this.bareHead] }
    this.#encoded.set(encoding, encoded)
    return encoded
  }
}

/** Adds Accept-Encoding to a Vary header, without duplicates. */
function varyWithEncoding(vary: string): string {
  const names = vary.split(/\s*,\s*/).filter((name) => name !== '')
  return [...new Set([...names, 'Accept-Encoding'])].join(', ')
}
