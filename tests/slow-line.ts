import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server as seen over a line on which pages come in two parts. */
export interface SlowLine {
  readonly url: string
  /** Lets the second part of every page come. */
  letGo(): void
  stop(): Promise<void>
}

/**
 * Stands before a server and holds each page back from a certain place on.
 * @param place the HTML with which the second part begins
 */
export async function startSlowLine(target: string, place: string): Promise<SlowLine> {
  const { promise: rest, resolve } = Promise.withResolvers<void>()
  const line = createServer((request, response) => {
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
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    letGo: resolve,
    async stop() {
      resolve()
      line.closeAllConnections()
      line.close()
      await once(line, 'close')
    },
  }
}
