import { request } from 'node:http'
import type { Owner } from './owner.ts'

/** A form of which only the first half has been sent. */
export interface HalfSentForm {
  /** Sends the rest. */
  finish(): Promise<{ readonly status: number; readonly body: string }>
}

/**
 * Sends the headers and half of a form, and waits until the server has read the session: it has then
 * served pages that were requested later.
 */
export async function sendHalf(
  server: { readonly url: string },
  person: Owner,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<HalfSentForm> {
  const form = Buffer.from(new URLSearchParams(fields).toString())
  return sendHalfBody(`${server.url}${path}`, form, {
    method: 'POST',
    headers: {
      Cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      Origin: server.url,
      'X-Forwarded-For': person.address,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    wait: async () => {
      for (let page = 0; page < 3; page++) await person.get('/dashboard/restaurants')
    },
  })
}

/**
 * Sends the headers and half of a body.
 * @param sent.wait waits until the server has read the headers
 */
export async function sendHalfBody(
  url: string,
  body: Buffer,
  {
    method,
    headers,
    wait,
  }: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly wait: () => Promise<unknown>
  },
): Promise<HalfSentForm> {
  const half = Math.floor(body.length / 2)
  const outgoing = request(url, { method, headers: { ...headers, 'Content-Length': body.length } })
  const response = new Promise<{ status: number; body: string }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
  })
  await new Promise((resolve) => outgoing.write(body.subarray(0, half), resolve))
  await wait()
  return {
    finish: () => {
      outgoing.end(body.subarray(half))
      return response
    },
  }
}
