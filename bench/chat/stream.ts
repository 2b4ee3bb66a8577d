import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** One reply as its asker met it; times in milliseconds. */
export interface HeardReply {
  /** From asking to the first word. */
  readonly firstMs: number
  /** Between one piece of the reply and the next. */
  readonly gapsMs: readonly number[]
  readonly pieces: number
  /** Whether it was told to its end. */
  readonly isWhole: boolean
  readonly headers: IncomingHttpHeaders
}

/** What is asked, and how a piece of the reply looks on the line. */
export interface Asking {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Stands once in each piece. */
  readonly mark: string
  /** Stands at the end of a reply that is whole, and nowhere else. */
  readonly end: string
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Asks, and counts the pieces of the reply as they come, without reading them.
 * @throws if the answer says failure
 */
export function hear({ url, headers, body, mark, end }: Asking): Promise<HeardReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HeardReply>()
  const begun = performance.now()
  const sent = request(url, {
    method: 'POST',
    agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    },
  })
  sent.on('error', reject)
  sent.on('response', (answer) => {
    const gapsMs: number[] = []
    let [firstMs, pieces, last, tail, isWhole] = [Number.NaN, 0, 0, '', false]
    const overlap = Math.max(mark.length, end.length) - 1
    answer.setEncoding('latin1')
    answer.on('error', reject)
    answer.on('data', (chunk: string) => {
      const now = performance.now()
      const text = tail + chunk
      // What is whole in the tail was counted before.
      const count = text.split(mark).length - tail.split(mark).length
      isWhole ||= text.includes(end)
      tail = text.slice(Math.max(0, text.length - overlap))
      for (let index = 0; index < count; index++) {
        if (pieces++ === 0) firstMs = now - begun
        else gapsMs.push(now - last)
        last = now
      }
    })
    answer.on('end', () => {
      if (answer.statusCode === 200)
        resolve({ firstMs, gapsMs, pieces, isWhole, headers: answer.headers })
      else reject(new Error(`${answer.statusCode} ${url} ${tail}`))
    })
  })
  sent.end(body)
  return promise
}
