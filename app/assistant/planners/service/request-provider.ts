import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { ProviderError } from '../../provider-error.ts'

// Generous, because some services repeat the instructions several times in a response.
const maxBytes = 8_000_000

// Reusing a connection saves two or three round trips. Node's default agents close idle connections
// after 5 s, usually before the next question.
const connections = { keepAlive: true, scheduling: 'lifo', timeout: 60_000 } as const
const http = { request: httpRequest, agent: new HttpAgent(connections) }
const https = { request: httpsRequest, agent: new HttpsAgent(connections) }

// Some services keep the connection open after their last event, but the SDKs wait for it to close.
// The text of a reply can't match, because JSON escapes its quotes.
const lastEvent = new RegExp(
  [
    String.raw`(?:^|\n)data: ?\[DONE\]\r?\n`, // chat completions, threads
    String.raw`"type": ?"response\.(?:completed|incomplete|failed)"`, // openai
    String.raw`"type": ?"message_stop"`, // anthropic
    String.raw`"finishReason": ?"\w+"`, // google: usage is in the same event
  ].join('|'),
)
/** In characters. Long enough for the usage that follows Google's finish reason. */
const tailLength = 4_000
/** How long a response may stay open after its last event. */
const closeAfterMs = 250

/** Statuses of responses without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** A request in the format of `fetch`. */
export interface ProviderRequest extends Pick<RequestInit, 'method' | 'headers' | 'signal'> {
  readonly body?: string | null
}

/**
 * Sends a request with Node's HTTP client, which needs half the CPU time of `fetch`. Requests no
 * compression; the body of the response fails after 8 MB.
 * @throws {ProviderError} for a redirect, which would forward the API key
 */
export async function requestProvider(
  url: URL,
  { method = 'GET', headers, signal, body }: ProviderRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { request, agent } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    agent,
    method,
    headers: { 'user-agent': 'Chefin', ...Object.fromEntries(new Headers(headers)) },
    ...(signal && { signal }),
  })
  sent.on('response', resolve)
  // Errors after the response has started surface in its body.
  sent.on('error', reject)
  sent.end(body)
  const response = await promise
  const { statusCode: status = 0, statusMessage: statusText = '' } = response
  if (status >= 300 && status < 400) {
    response.destroy()
    throw new ProviderError(`http_${status}`, 'The provider redirects', status)
  }
  return new Response(bodiless.has(status) ? null : streamBody(response), {
    status,
    statusText,
    headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  })
}

function streamBody(response: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = response[Symbol.asyncIterator]()
  let bytes = 0
  let tail = ''
  return new ReadableStream(
    {
      async pull(controller) {
        // Closes a connection that stays open, as if the provider had closed it.
        const timer = lastEvent.test(tail) && setTimeout(() => response.destroy(), closeAfterMs)
        const { done, value } = await chunks.next().catch((error: unknown) => {
          if (timer && response.destroyed) return endOfStream
          throw error
        })
        if (timer) clearTimeout(timer)
        if (done) return controller.close()
        bytes += value.length
        tail = (tail + value.toString('latin1')).slice(-tailLength)
        if (bytes <= maxBytes) return controller.enqueue(value)
        response.destroy()
        throw new ProviderError('too_long', 'The response is too long')
      },
      cancel: () => void response.destroy(),
    },
    { highWaterMark: 0 },
  )
}

const endOfStream = { done: true, value: undefined } as const
