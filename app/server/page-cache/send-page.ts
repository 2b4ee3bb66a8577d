import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Responds with a page, or with 304 if the client has it already. */
export function sendPage(
  page: RenderedPage,
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
): void | Promise<void> {
  if (page.status === 200 && matchesEtag(page.etag, headers['if-none-match'])) {
    outgoing.writeHead(304, page.bareHead).end()
    return
  }
  const encoding = chooseEncoding(headers['accept-encoding'])
  const send = ({ head, body }: NonNullable<ReturnType<RenderedPage['find']>>) => {
    outgoing.writeHead(page.status, head)
    outgoing.end(method === 'HEAD' ? undefined : body)
  }
  const encoded = page.find(encoding)
  return encoded ? send(encoded) : page.encode(encoding).then(send)
}

/** Whether If-None-Match contains a tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = etag.replace('W/', '')
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace('W/', '') === opaque)
}
