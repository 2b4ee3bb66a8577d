import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** One reply as its client received it; times in milliseconds. */
export interface TimedReply {
  /** The time from the request to the first chunk. */
  readonly firstMs: number
  /** Between consecutive chunks of the reply. */
  readonly gapsMs: readonly number[]
  readonly chunks: number
  /** Whether the reply arrived complete. */
  readonly isWhole: boolean
  readonly headers: IncomingHttpHeaders
}

/** A request, and how to recognise the chunks of its reply. */
export interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Occurs once in each chunk. */
  readonly mark: string
  /** Occurs only at the end of a complete reply. */
  readonly end: string
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Asks, and counts the chunks of the reply as they arrive, without parsing them.
 * @throws if the status is not 200
 */
export function timeReply({ url, headers, body, mark, end }: Question): Promise<TimedReply> {
  const { promise, resolve, reject } = Promise.withResolvers<TimedReply>()
  const startedAt = performance.now()
  const outgoing = request(url, {
    method: 'POST',
    agent,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    },
  })
  outgoing.on('error', reject)
  outgoing.on('response', (response) => {
    const gapsMs: number[] = []
    let firstMs = Number.NaN
    let chunks = 0
    let lastAt = 0
    let tail = ''
    let isWhole = false
    const overlap = Math.max(mark.length, end.length) - 1
    response.setEncoding('latin1')
    response.on('error', reject)
    response.on('data', (data: string) => {
      const now = performance.now()
      const text = tail + data
      // Marks that are complete in the tail were counted before.
      const count = text.split(mark).length - tail.split(mark).length
      isWhole ||= text.includes(end)
      tail = text.slice(Math.max(0, text.length - overlap))
      for (let index = 0; index < count; index++) {
        if (chunks === 0) firstMs = now - startedAt
        else gapsMs.push(now - lastAt)
        chunks++
        lastAt = now
      }
    })
    response.on('end', () => {
      const { statusCode, headers: responseHeaders } = response
      if (statusCode !== 200) return reject(new Error(`${statusCode} ${url} ${tail}`))
      resolve({ firstMs, gapsMs, chunks, isWhole, headers: responseHeaders })
    })
  })
  outgoing.end(body)
  return promise
}
