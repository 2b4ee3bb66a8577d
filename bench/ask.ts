import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** What an answer cost: how long it took and how much it brought. */
export interface Cost {
  readonly milliseconds: number
  /** As sent, compressed. */
  readonly kilobytes: number
  readonly unpackedKilobytes: number
}

/**
 * Asks the server as a browser would, from this process.
 * @param body JSON to be posted; left out, the address is got
 * @throws if the answer says failure
 */
export function ask(url: string, cookie: string, body?: string): Promise<Cost> {
  const headers = {
    Cookie: cookie,
    Origin: new URL(url).origin,
    'Accept-Encoding': 'gzip',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      if (answer.statusCode !== 200) {
        text(answer).then(
          (said) => reject(new Error(`${answer.statusCode} ${url} ${said}`)),
          reject,
        )
        return
      }
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const milliseconds = performance.now() - begun
        const packed = Buffer.concat(pieces)
        const isPacked = answer.headers['content-encoding'] === 'gzip'
        const plain = isPacked ? gunzipSync(packed) : packed
        const kilobytes = packed.length / 1024
        resolve({ milliseconds, kilobytes, unpackedKilobytes: plain.length / 1024 })
      })
    })
    sent.end(body)
  })
}
