import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { EndReason, Protocol } from './protocols.ts'

/** A reply in progress, in the protocol of its request. */
export class Answer {
  readonly #response: ServerResponse
  readonly #protocol: Protocol
  #hasBegun = false
  /** Resolves when the connection closes. */
  readonly closed: Promise<void>
  /** Reported token usage. */
  tokens = 42

  constructor(response: ServerResponse, protocol: Protocol) {
    this.#response = response
    this.#protocol = protocol
    this.closed = new Promise((resolve) => response.once('close', resolve))
  }

  /** Starts the stream without text. */
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

  /** Sends each piece after a pause in milliseconds. */
  async sendSlowly(pieces: Iterable<string>, pauseMs: number): Promise<void> {
    this.begin()
    for (const piece of pieces) {
      await delay(pauseMs)
      if (this.#response.destroyed) return
      this.say(piece)
    }
  }

  /** Sends a text frame byte by byte, with a pause in milliseconds before each. */
  async drip(text: string, pauseMs: number): Promise<void> {
    this.begin()
    for (const byte of Buffer.from(this.#protocol.text(text))) {
      await delay(pauseMs)
      if (this.#response.destroyed) return
      this.#response.write(Buffer.of(byte))
    }
  }

  /** Sends text without the protocol's framing. */
  raw(text: string): void {
    if (!this.#response.destroyed) this.#response.write(text)
  }

  end(reason?: EndReason): void {
    this.begin()
    this.#response.end(this.#protocol.end(this.tokens, reason))
  }

  /** Sends the end of the reply but leaves the connection open. */
  endWithoutClosing(): void {
    this.begin()
    this.raw(this.#protocol.end(this.tokens))
  }

  /** Ends the HTTP response in the middle of the protocol. */
  stop(): void {
    this.begin()
    this.#response.end()
  }

  /** Destroys the connection. */
  cut(): void {
    this.#response.destroy()
  }

  /** 204: success without a body. */
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

/** How the scripted provider handles a request for a reply. */
export type Script = (answer: Answer) => void | Promise<void>

/** A script that replies with these pieces. */
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
