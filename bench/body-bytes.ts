import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

interface Body {
  readonly bytes: number
  /** As the answer's Content-Type says. */
  readonly type: string
}

/**
 * How many bytes of a file's body go over the line, in this encoding where the server has it.
 * @throws if the answer says failure
 */
export function bodyOf(url: string, encoding: 'br' | 'gzip'): Promise<Body> {
  const { promise, resolve, reject } = Promise.withResolvers<Body>()
  const sent = request(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
    let bytes = 0
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
    answer.on('error', reject)
    answer.on('end', () => {
      if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} ${url}`))
      resolve({ bytes, type: answer.headers['content-type'] ?? '' })
    })
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

const [lookAgainMs, longestMs] = [200, 120_000]

/**
 * The bytes of a page (br) that is packed again, better, once somebody has asked for it.
 * @throws if it never is
 */
export async function packedBest(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  // Told how long a page is, the packer comes to some bytes more or less.
  const best = brotliCompressSync(html).length * 1.01
  const end = performance.now() + longestMs
  for (;;) {
    const { bytes } = await bodyOf(url, 'br')
    if (bytes <= best) return bytes
    if (performance.now() > end) throw new Error(`${url} is not packed as well as it could be`)
    await delay(lookAgainMs)
  }
}
