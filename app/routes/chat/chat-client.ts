import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Avoidances, DishCard, ReplyEvent } from '#app/assistant/reply/reply-event.ts'
import { tableParameter } from '#app/domain/tables/table-names.ts'
import type { Block } from '#app/assistant/render/blocks.ts'

/** A message as stored on the server. */
export interface StoredMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly dishes: readonly DishCard[]
  readonly blocks: readonly Block[]
  readonly key: string | null
}

/** The conversation as stored on the server. */
export interface StoredHistory extends Partial<Avoidances> {
  readonly conversation_id?: string
  readonly thread_id?: string
  /** Whether a reply is being written now. */
  readonly busy: boolean
  readonly messages: readonly StoredMessage[]
}

/** The server rejected the request; the message is in the guest's language. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

/** The server no longer writes the reply; its question can be sent again. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError'
}

// A phone that switches between cells is back within a few seconds.
const resumeDelaysMs = [300, 1_000, 3_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends an idempotent request. Devices report that they are online before the network works, so a
 * failed request is retried as long as the device reports that.
 * @throws {TypeError} if the network stays down
 */
async function sendWithRetries(send: () => Promise<Response>, attempt = 0): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    const delay = resumeDelaysMs[attempt]
    if (delay === undefined || !navigator.onLine) throw error
    await wait(delay)
    return sendWithRetries(send, attempt + 1)
  }
}

/**
 * The client of a restaurant's chat. Responses of our own server aren't validated.
 * @param findTable returns the guest's table, which is sent with each question
 */
export function chatClient(address: string, findTable: () => string | undefined) {
  const url = `${address}/chat`

  return {
    async history(): Promise<StoredHistory> {
      const response = await assertOk(await sendWithRetries(() => fetch(url)))
      return response.json()
    },

    /** Deletes the conversation on the server, even if the page is closed in the meantime. */
    async erase(): Promise<void> {
      await assertOk(await fetch(url, { method: 'DELETE', keepalive: true }))
    },

    /**
     * Returns the link that holds a reply.
     * @throws {RefusedError} if the reply can't be kept
     */
    async keep(message: string): Promise<string> {
      const body = JSON.stringify({ message })
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`${url}/receipt`, { method: 'POST', headers, body })
      const kept = await (await assertOk(response)).json()
      return String(kept.url)
    },

    /**
     * Asks a question and yields its reply; a lost connection is resumed.
     * @throws {InterruptedError} if the reply is no longer being written when it is resumed
     */
    ask(message: string, key: string): AsyncGenerator<ReplyEvent> {
      const body = JSON.stringify({ message, key })
      const table = findTable()
      const query =
        table === undefined ? '' : `?${new URLSearchParams({ [tableParameter]: table })}`
      const headers = { 'Content-Type': 'application/json' }
      return follow(sendWithRetries(() => fetch(url + query, { method: 'POST', headers, body })))
    },

    /**
     * Yields the running reply from its start.
     * @throws {InterruptedError} if it is no longer being written
     */
    resume(): AsyncGenerator<ReplyEvent> {
      return follow(fetch(`${url}/stream`), true)
    },
  }

  async function* follow(first: Promise<Response>, isResumed = false): AsyncGenerator<ReplyEvent> {
    let response = await assertOk(await first)
    let lastEventId = ''
    for (let attempt = 0; ; attempt++) {
      // The process that wrote it has ended.
      if (response.status === 204) throw new InterruptedError()
      try {
        for await (const event of parseEvents(response)) {
          lastEventId = event.id
          attempt = 0
          if (isResumed && isInterruption(event.reply)) throw new InterruptedError()
          yield event.reply
          if (event.reply.event === 'done' || event.reply.event === 'error') return
        }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
      response = await reconnect(attempt, lastEventId)
      isResumed = true
    }
  }

  async function reconnect(attempt: number, lastEventId: string): Promise<Response> {
    const delay = resumeDelaysMs[attempt]
    if (delay === undefined) throw new TypeError('The network stays down')
    await wait(delay)
    try {
      const headers = { 'Last-Event-ID': lastEventId }
      const response = await fetch(`${url}/stream`, { headers })
      // The process is starting or stopping, or a proxy can't reach it.
      if (response.status > 500) throw new TypeError('The server is unavailable')
      return await assertOk(response)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return reconnect(attempt + 1, lastEventId)
    }
  }
}

const isInterruption = ({ event, data }: ReplyEvent) =>
  event === 'error' && data.code === 'reply_interrupted'

/** Reads a reply to its end; a lost connection isn't resumed. */
export async function* readReply(response: Promise<Response>): AsyncGenerator<ReplyEvent> {
  for await (const { reply } of parseEvents(await assertOk(await response))) yield reply
}

/** @throws {RefusedError} */
async function assertOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = await response.json().catch(() => undefined)
  throw new RefusedError(problem?.error?.message ?? '')
}

async function* parseEvents(
  response: Response,
): AsyncGenerator<{ readonly id: string; readonly reply: ReplyEvent }> {
  if (!response.body) throw new TypeError('Response body is null')
  // No `pipeThrough`: Firefox supports TransformStream from 102 and TextDecoderStream from 105.
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      for (const { id = '', event, data } of messages.splice(0)) {
        yield { id, reply: JSON.parse(`{"event":${JSON.stringify(event)},"data":${data}}`) }
      }
    }
  } finally {
    // The caller has stopped reading, so a connection error doesn't matter any more.
    void reader.cancel().catch(() => undefined)
  }
}
