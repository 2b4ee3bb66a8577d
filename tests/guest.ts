import { EventSourceParserStream } from 'eventsource-parser/stream'

/** A server-sent event of a reply. */
export interface ReceivedEvent {
  readonly id: string
  readonly event: string
  readonly data: Record<string, unknown> & Record<string, unknown>[]
}

/** A guest's HTTP client. Like a browser, it keeps cookies and sends Origin. */
export class Guest {
  /** Chefin's origin; may change when Chefin restarts. */
  origin: string
  readonly #restaurant: string
  cookie = ''

  constructor(origin: string, restaurant = 'demo') {
    this.origin = origin
    this.#restaurant = restaurant
  }

  /** Sends a request to the restaurant's pages, by default to its chat. */
  async request(
    method: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
    path = '/chat',
  ): Promise<Response> {
    const response = await fetch(`${this.origin}/${this.#restaurant}${path}`, {
      method,
      headers: {
        Origin: this.origin,
        Cookie: this.cookie,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const set = response.headers.getSetCookie().find((cookie) => cookie.includes('chefin_guest'))
    if (set) this.cookie = set.split(';')[0] ?? ''
    return response
  }

  send(
    message: unknown,
    key: unknown = crypto.randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.request('POST', JSON.stringify({ message, key }), headers)
  }

  /**
   * Asks a question and reads the whole reply.
   * @throws Error with status and body unless the status is 200
   */
  async ask(
    message: string,
    key: string = crypto.randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<{ text: string; events: ReceivedEvent[]; dishes: Record<string, unknown>[] }> {
    const response = await this.send(message, key, headers)
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    const events = await readEvents(response)
    return {
      events,
      text: events
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => String(data['text']))
        .join(''),
      dishes: events
        .filter(({ event }) => event === 'dishes')
        .flatMap(({ data }) => Array.from<Record<string, unknown>>(data)),
    }
  }

  async history(): Promise<{ messages: Record<string, unknown>[]; busy: boolean }> {
    const response = await this.request('GET')
    return response.json()
  }
}

/** Yields the events of a reply as they arrive, until the connection closes. */
export async function* followEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  if (!response.body) return
  const stream = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { id = '', event = '', data } of stream) {
    yield { id, event, data: JSON.parse(data) }
  }
}

/** Reads all events of a reply. */
export const readEvents = (response: Response): Promise<ReceivedEvent[]> =>
  Array.fromAsync(followEvents(response))
