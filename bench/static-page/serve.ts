import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

interface Resource {
  readonly type: string
  /** The bodies, keyed by the name of the encoding. */
  readonly bodies: Readonly<Record<string, Buffer>>
}

/**
 * Runs a server that serves a page and its pictures from memory, precompressed, like static hosting.
 * @param origin serves the pictures
 */
export async function withStaticPage<Result>(
  html: string,
  origin: string,
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  const page = Buffer.from(html)
  const resources = new Map<string, Resource>([
    [
      '/',
      {
        type: 'text/html; charset=utf-8',
        bodies: {
          br: await promisify(brotliCompress)(page),
          gzip: await promisify(gzip)(page, { level: 9 }),
        },
      },
    ],
  ])
  for (const [, path = ''] of html.matchAll(/ src="([^"]+)"/g)) {
    if (resources.has(path)) continue
    const picture = await fetch(`${origin}${path}`)
    if (!picture.ok) throw new Error(`${path}: ${picture.status}`)
    const type = picture.headers.get('Content-Type') ?? ''
    resources.set(path, { type, bodies: { identity: Buffer.from(await picture.arrayBuffer()) } })
  }
  const server = createServer(({ url = '', headers }, response) => {
    const resource = resources.get(url)
    const accepted = String(headers['accept-encoding'])
    const [encoding, body] =
      Object.entries(resource?.bodies ?? {}).find(
        ([name]) => name === 'identity' || accepted.includes(name),
      ) ?? []
    if (!resource || !encoding || !body) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': resource.type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=3600',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await run(`http://localhost:${portOf(server.address())}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The server for the static page has no port')
}
