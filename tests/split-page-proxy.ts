import { once } from 'node:events'
import { createServer } from 'node:http'

/** A proxy that sends each page in two parts. */
export interface SplitPageProxy {
  readonly url: string
  /** Sends the second part of every page. */
  release(): void
  stop(): Promise<void>
}

/**
 * Starts a proxy that holds back the rest of each page.
 * @param place the HTML with which the second part begins
 */
export async function startSplitPageProxy(target: string, place: string): Promise<SplitPageProxy> {
  const { promise: rest, resolve } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(`${target}${request.url}`)
      const type = answer.headers.get('Content-Type') ?? ''
      response.writeHead(answer.status, { 'Content-Type': type })
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await answer.arrayBuffer()))
      const page = await answer.text()
      const cut = page.indexOf(place)
      response.write(page.slice(0, cut))
      await rest
      return response.end(page.slice(cut))
    }
    pass().catch((error: Error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    release: resolve,
    async stop() {
      resolve()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
