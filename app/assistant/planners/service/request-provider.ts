import { Agent as PlainAgent, request as requestPlainly, type IncomingMessage } from 'node:http'
import { Agent as SafeAgent, request as requestSafely } from 'node:https'
import { ProviderFailed } from '../../provider-failed.ts'

// Some services send the instructions back with a reply, more than once.
const maxBytes = 8_000_000

// A line that is open already spares a guest two or three ways to the provider and back. Node's
// own agents close theirs after 5 s, sooner than the next question comes.
const lines = { keepAlive: true, scheduling: 'lifo', timeout: 60_000 } as const
const plainly = { request: requestPlainly, agent: new PlainAgent(lines) }
const safely = { request: requestSafely, agent: new SafeAgent(lines) }

// Some services send their last event and keep the connection open, and the SDKs end a reply with
// its connection: a guest would wait in vain. Others end the answer at once, and the connection
// serves the next question. A reply's own words cannot look like this: JSON escapes their quotes.
const lastEvent = new RegExp(
  [
    String.raw`(?:^|\n)data: ?\[DONE\]\r?\n`, // chat completions, threads
    String.raw`"type": ?"response\.(?:completed|incomplete|failed)"`, // openai
    String.raw`"type": ?"message_stop"`, // anthropic
    String.raw`"finishReason": ?"\w+"`, // google: the figures stand in the same event
  ].join('|'),
)
/** In characters, of what a service ends with: google's figures follow the reason. */
const tailLength = 4_000
const endMs = 250

/** Answers that have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** What is asked of a provider, in the words of `fetch`. */
export interface ProviderRequest extends Pick<RequestInit, 'method' | 'headers' | 'signal'> {
  readonly body?: string | null
}

/**
 * Asks a provider by Node's own HTTP client: `fetch` takes twice the time of a processor for
 * each reply, and for each of its pieces. Answers are asked for as they are, uncompressed; one
 * without end is cut.
 * @throws {ProviderFailed} where it leads elsewhere: a key would travel along
 */
export async function requestProvider(
  address: URL,
  { method = 'GET', headers, signal, body }: ProviderRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { request, agent } = address.protocol === 'https:' ? safely : plainly
  const sent = request(address, {
    agent,
    method,
    headers: { 'user-agent': 'Chefin', ...Object.fromEntries(new Headers(headers)) },
    ...(signal && { signal }),
  })
  sent.on('response', resolve)
  // Also after the response: a later failure shows in its body.
  sent.on('error', reject)
  sent.end(body)
  const answer = await promise
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer
  if (status >= 300 && status < 400) {
    answer.destroy()
    throw new ProviderFailed(`http_${status}`, 'The provider leads elsewhere', status)
  }
  return new Response(bodiless.has(status) ? null : bodyOf(answer), {
    status,
    statusText,
    headers: headersOf(answer),
  })
}

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) read.append(name, one)
  }
  return read
}

function bodyOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]()
  let bytes = 0
  let tail = ''
  return new ReadableStream(
    {
      async pull(controller) {
        // What is cut here ends the stream as if the provider had ended it.
        const timer = lastEvent.test(tail) && setTimeout(() => answer.destroy(), endMs)
        const { done, value } = await pieces.next().catch((error: unknown) => {
          if (timer && answer.destroyed) return ended
          throw error
        })
        if (timer) clearTimeout(timer)
        if (done) return controller.close()
        bytes += value.length
        tail = (tail + value.toString('latin1')).slice(-tailLength)
        if (bytes <= maxBytes) return controller.enqueue(value)
        answer.destroy()
        throw new ProviderFailed('too_long', 'The provider did not stop talking')
      },
      cancel: () => void answer.destroy(),
    },
    { highWaterMark: 0 },
  )
}

const ended = { done: true, value: undefined } as const
