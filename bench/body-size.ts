import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

interface Body {
  readonly bytes: number
  /** The Content-Type. */
  readonly type: string
}

/**
 * The size of a response body as sent, in this encoding if the server supports it.
 * @throws if the status is not 200
 */
export function fetchBodySize(url: string, encoding: 'br' | 'gzip'): Promise<Body> {
  const { promise, resolve, reject } = Promise.withResolvers<Body>()
  const outgoing = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} ${url}`))
      resolve({ bytes, type: response.headers['content-type'] ?? '' })
    })
  })
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}

const pollMs = 200
const timeoutMs = 120_000

/**
 * Waits until the server has recompressed a page at the best Brotli quality, which it does after
 * the first request.
 * @returns the compressed size in bytes
 * @throws if it takes longer than two minutes
 */
export async function bestCompressedSize(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  // The server's size differs by a few bytes, as it gives the encoder a size hint.
  const best = brotliCompressSync(html).length * 1.01
  const end = performance.now() + timeoutMs
  for (;;) {
    const { bytes } = await fetchBodySize(url, 'br')
    if (bytes <= best) return bytes
    if (performance.now() > end) throw new Error(`${url} was not recompressed in time`)
    await delay(pollMs)
  }
}
