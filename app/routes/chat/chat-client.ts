import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { DishCard, ReplyEvent } from '#app/assistant/reply/reply-event.ts'
import type { Block } from '#app/assistant/render/blocks.ts'

/** One message as the server keeps it. */
export interface StoredMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly dishes: readonly DishCard[]
  readonly blocks: readonly Block[]
  readonly key: string | null
}

/** The conversation as the server keeps it. */
export interface StoredHistory {
  readonly conversation_id?: string
  readonly thread_id?: string
  /** A reply is being written at this moment. */
  readonly busy: boolean
  readonly messages: readonly StoredMessage[]
}

/** The server said no, in the guest's language. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** A reply that was waited for is not written any more; its question can be sent again. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

// A phone that changes from one cell to the next is back within a few seconds.
const resumeDelaysMs = [300, 1_000, 3_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends a request that may safely arrive twice. A device says that it is online before the network
 * carries anything, so a failed request is repeated while the device believes that it is.
 * @throws TypeError when the network stays down
 */
async function sendPatiently(send: () => Promise<Response>, attempt = 0): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    const delay = resumeDelaysMs[attempt]
    if (delay === undefined || !navigator.onLine) throw error
    await wait(delay)
    return sendPatiently(send, attempt + 1)
  }
}

/** The four calls of a restaurant's chat. Our own server alone: the types are its promise. */
export function chatClient(address: string) {
  const url = `${address}/chat`

  return {
    async history(): Promise<StoredHistory> {
      const response = await accepted(await sendPatiently(() => fetch(url)))
      return response.json()
    },

    async erase(): Promise<void> {
      await accepted(await fetch(url, { method: 'DELETE' }))
    },

    /**
     * Asks a question and yields its reply; a line that drops is taken up where it was.
     * @throws {Interrupted} when it is taken up and there is nothing any more to be waited for
     */
    ask(message: string, key: string): AsyncGenerator<ReplyEvent> {
      const body = JSON.stringify({ message, key })
      const headers = { 'Content-Type': 'application/json' }
      return follow(sendPatiently(() => fetch(url, { method: 'POST', headers, body })))
    },

    /** The reply that is being written, from its start. @throws {Interrupted} as `ask` does */
    resume(): AsyncGenerator<ReplyEvent> {
      return follow(fetch(`${url}/stream`), true)
    },
  }

  async function* follow(first: Promise<Response>, isResumed = false): AsyncGenerator<ReplyEvent> {
    let response = await accepted(await first)
    let lastEventId = ''
    for (let attempt = 0; ; attempt++) {
      // The process that wrote it has ended meanwhile.
      if (response.status === 204) throw new Interrupted()
      try {
        for await (const event of events(response)) {
          lastEventId = event.id
          attempt = 0
          if (isResumed && isInterruption(event.reply)) throw new Interrupted()
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
    if (delay === undefined) throw new TypeError('The line stays down')
    await wait(delay)
    try {
      const headers = { 'Last-Event-ID': lastEventId }
      const response = await fetch(`${url}/stream`, { headers })
      // A process that is going or coming, or what stands before it.
      if (response.status > 500) throw new TypeError('The server is away')
      return await accepted(response)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return reconnect(attempt + 1, lastEventId)
    }
  }
}

const isInterruption = ({ event, data }: ReplyEvent) =>
  event === 'error' && data.code === 'reply_interrupted'

/** Reads one reply to its end; a line that drops is not taken up again. */
export async function* readReply(answer: Promise<Response>): AsyncGenerator<ReplyEvent> {
  for await (const { reply } of events(await accepted(await answer))) yield reply
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = await response.json().catch(() => undefined)
  throw new Refused(problem?.error?.message ?? '')
}

async function* events(
  response: Response,
): AsyncGenerator<{ readonly id: string; readonly reply: ReplyEvent }> {
  if (!response.body) throw new TypeError('Response body is null')
  // Not by `pipeThrough`: Firefox has no TransformStream before 102, no TextDecoderStream before 105.
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
    // Whoever stops reading wants no more of it: a line that breaks now is no failure.
    void reader.cancel().catch(() => undefined)
  }
}
