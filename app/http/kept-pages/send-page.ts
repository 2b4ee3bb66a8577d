import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Answers with a page, or, to whoever has it already, with 304. */
export function sendPage(
  page: RenderedPage,
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
): void | Promise<void> {
  if (page.status === 200 && isKnown(page.etag, headers['if-none-match'])) {
    outgoing.writeHead(304, page.bareHead).end()
    return
  }
  const encoding = chooseEncoding(headers['accept-encoding'])
  const send = ({ head, body }: NonNullable<ReturnType<RenderedPage['find']>>) => {
    outgoing.writeHead(page.status, head)
    outgoing.end(method === 'HEAD' ? undefined : body)
  }
  const packed = page.find(encoding)
  return packed ? send(packed) : page.pack(encoding).then(send)
}

/** Compares as If-None-Match does: strong or weak is the same (RFC 9110, section 13.1.2). */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false
  const opaque = etag.replace('W/', '')
  return known
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace('W/', '') === opaque)
}
