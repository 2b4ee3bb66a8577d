import { once } from 'node:events'
import { createServer, request as ask, type ServerResponse } from 'node:http'

/** What a line does with a request; one that was met by silence hears nothing until the line is cut. */
type State = 'good' | 'silent' | 'failing' | 'cut'

/** A server as seen over a line that may be weak. */
export interface WeakLine {
  readonly url: string
  state: State
  /** A path at which there is nothing. */
  missing: string | undefined
  stop(): Promise<void>
}

/** Stands before a server and passes all on, for as long as the line is good. */
export async function startWeakLine(target: string): Promise<WeakLine> {
  const held: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (line.state === 'silent') return held.push(response)
    if (line.state === 'cut') {
      for (const unanswered of held.splice(0)) unanswered.destroy()
      return request.socket.destroy()
    }
    if (line.state === 'failing') return response.writeHead(500).end('<h1>Away</h1>')
    if (request.url === line.missing) return response.writeHead(404).end()
    const { method, headers } = request
    const passed = ask(`${target}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', (error) => response.destroy(error))
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const line: WeakLine = {
    url: `http://localhost:${address.port}`,
    state: 'good',
    missing: undefined,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}
