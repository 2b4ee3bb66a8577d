import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** The duration and size of one response. */
export interface RequestCost {
  readonly milliseconds: number
  /** Compressed, as sent. */
  readonly kilobytes: number
  readonly unpackedKilobytes: number
}

/**
 * Sends one request from this process, with the headers of a browser.
 * @param body JSON to post; without it the request is a GET
 * @throws if the status is not 200
 */
export function timeRequest(url: string, cookie: string, body?: string): Promise<RequestCost> {
  const headers = {
    Cookie: cookie,
    Origin: new URL(url).origin,
    'Accept-Encoding': 'gzip',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: body === undefined ? 'GET' : 'POST', headers })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      if (response.statusCode !== 200) {
        text(response).then(
          (reason) => reject(new Error(`${response.statusCode} ${url} ${reason}`)),
          reject,
        )
        return
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const milliseconds = performance.now() - startedAt
        const packed = Buffer.concat(chunks)
        const isPacked = response.headers['content-encoding'] === 'gzip'
        const plain = isPacked ? gunzipSync(packed) : packed
        const kilobytes = packed.length / 1024
        resolve({ milliseconds, kilobytes, unpackedKilobytes: plain.length / 1024 })
      })
    })
    outgoing.end(body)
  })
}
