import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** One reply as its asker met it; times in milliseconds. */
export interface HeardReply {
  /** From asking to the first word. */
  readonly firstMs: number
  /** Between one piece of the reply and the next. */
  readonly gapsMs: readonly number[]
  readonly pieces: number
  readonly headers: IncomingHttpHeaders
}

/** What is asked, and how a piece of the reply looks on the line. */
export interface Asking {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Stands once in each piece. */
  readonly mark: string
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Asks, and counts the pieces of the reply as they come, without reading them.
 * @throws if the answer says failure
 */
export function hear({ url, headers, body, mark }: Asking): Promise<HeardReply> {
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
    let [firstMs, pieces, last, tail] = [Number.NaN, 0, 0, '']
    answer.setEncoding('latin1')
    answer.on('error', reject)
    answer.on('data', (chunk: string) => {
      const now = performance.now()
      const text = tail + chunk
      const count = text.split(mark).length - 1
      tail = text.slice(text.length - mark.length + 1)
      for (let index = 0; index < count; index++) {
        if (pieces++ === 0) firstMs = now - begun
        else gapsMs.push(now - last)
        last = now
      }
    })
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve({ firstMs, gapsMs, pieces, headers: answer.headers })
      else reject(new Error(`${answer.statusCode} ${url} ${tail}`))
    })
  })
  sent.end(body)
  return promise
}
