import { once } from 'node:events'
import { createServer } from 'node:http'

/** A proxy that sends each page in two parts. */
export interface SplitPageProxy {
  readonly url: string
  /** Sends the rest of every page. */
  release(): void
  stop(): Promise<void>
}

/**
 * Starts a proxy that holds back the second part of each page until it is released.
 * @param splitBefore the HTML with which the second part begins
 */
export async function startSplitPageProxy(
  target: string,
  splitBefore: string,
): Promise<SplitPageProxy> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const forward = async () => {
      const fetched = await fetch(`${target}${request.url}`)
      const type = fetched.headers.get('Content-Type') ?? ''
      response.writeHead(fetched.status, { 'Content-Type': type })
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await fetched.arrayBuffer()))
      const page = await fetched.text()
      const splitIndex = page.indexOf(splitBefore)
      response.write(page.slice(0, splitIndex))
      await released
      return response.end(page.slice(splitIndex))
    }
    forward().catch((error: Error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    release,
    async stop() {
      release()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
