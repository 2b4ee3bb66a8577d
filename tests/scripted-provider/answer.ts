import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { EndReason, Protocol } from './protocols.ts'

/** One reply on its way, in the words of whichever protocol was asked in. */
export class Answer {
  readonly #response: ServerResponse
  readonly #protocol: Protocol
  #hasBegun = false
  /** Settles when the asker has hung up, or heard everything. */
  readonly closed: Promise<void>
  /** What a reply costs by itself. */
  tokens = 42

  constructor(response: ServerResponse, protocol: Protocol) {
    this.#response = response
    this.#protocol = protocol
    this.closed = new Promise((resolve) => response.once('close', resolve))
  }

  /** Opens the stream without a word. */
  begin(contentType = 'text/event-stream'): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    this.#response.writeHead(200, { 'Content-Type': contentType })
    this.raw(this.#protocol.begin)
  }

  say(...pieces: readonly string[]): void {
    this.begin()
    for (const piece of pieces) this.raw(this.#protocol.text(piece))
  }

  /** Says each piece after a wait, in milliseconds. */
  async saySlowly(pieces: Iterable<string>, pauseMs: number): Promise<void> {
    this.begin()
    for (const piece of pieces) {
      await delay(pauseMs)
      if (this.#response.destroyed) return
      this.say(piece)
    }
  }

  /** Sends the frame of these words byte by byte, with a wait before each. */
  async drip(words: string, pauseMs: number): Promise<void> {
    this.begin()
    for (const byte of Buffer.from(this.#protocol.text(words))) {
      await delay(pauseMs)
      if (this.#response.destroyed) return
      this.#response.write(Buffer.of(byte))
    }
  }

  /** Bytes as they are, whatever the protocol asks for. */
  raw(text: string): void {
    if (!this.#response.destroyed) this.#response.write(text)
  }

  end(reason?: EndReason): void {
    this.begin()
    this.#response.end(this.#protocol.end(this.tokens, reason))
  }

  /** All that belongs to the end, on a connection that stays open. */
  endOpenly(): void {
    this.begin()
    this.raw(this.#protocol.end(this.tokens))
  }

  /** Ends the stream in good order for HTTP, in the middle for the protocol. */
  stop(): void {
    this.begin()
    this.#response.end()
  }

  /** Breaks the connection. */
  cut(): void {
    this.#response.destroy()
  }

  /** 204: a success without a body. */
  empty(): void {
    this.#response.writeHead(204).end()
  }

  json(body: unknown): void {
    this.#response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  refuse(status: number, headers: Readonly<Record<string, string>> = {}, message = 'No.'): void {
    this.#response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    this.#response.end(JSON.stringify({ error: { message, type: 'scripted' } }))
  }
}

/** What a scripted provider does when it is asked for a reply. */
export type Script = (answer: Answer) => void | Promise<void>

/** A reply in these pieces. */
export const says =
  (...pieces: readonly string[]): Script =>
  (answer) => {
    answer.say(...pieces)
    answer.end()
  }

export const refuses =
  (status: number, headers?: Readonly<Record<string, string>>, message?: string): Script =>
  (answer) =>
    answer.refuse(status, headers, message)
