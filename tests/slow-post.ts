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
  const half = Math.floor(form.length / 2)
  const outgoing = request(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      Cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      Origin: server.url,
      'X-Forwarded-For': person.address,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': form.length,
    },
  })
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
  await new Promise((resolve) => outgoing.write(form.subarray(0, half), resolve))
  for (let page = 0; page < 3; page++) await person.get('/dashboard/restaurants')
  return {
    finish: () => {
      outgoing.end(form.subarray(half))
      return response
    },
  }
}
