import { connect } from 'node:net'

interface Flood {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly milliseconds: number
}

/**
 * Repeats one request, with one request per connection at a time. Responses are counted by their
 * bytes, as all have the length of the first: parsing them would take CPU time from the server.
 * @returns the total number of responses
 * @throws if a response is longer than the first
 */
export async function flood({ connections, ...load }: Flood): Promise<number> {
  const size = await responseSize(load)
  const counts = await Promise.all(
    Array.from({ length: connections }, () => floodConnection(load, size)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

type ConnectionLoad = Omit<Flood, 'connections'>

function requestText({ path, port, headers }: ConnectionLoad): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`
}

/** The size of a response in bytes, including its headers. */
function responseSize(load: ConnectionLoad): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1', () => socket.write(requestText(load)))
    let text = ''
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0)
      if (text.length < head + 4 + length) return
      socket.destroy()
      resolve(head + 4 + length)
    })
  })
}

/** @returns the number of responses over one connection */
function floodConnection(load: ConnectionLoad, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = Buffer.from(requestText(load))
    const end = performance.now() + load.milliseconds
    let responses = 0
    let receivedBytes = 0
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      receivedBytes += chunk.length
      if (receivedBytes < size) return
      if (receivedBytes > size) {
        socket.destroy()
        reject(new Error(`A response of ${load.path} is longer than the first`))
        return
      }
      receivedBytes = 0
      responses++
      if (performance.now() < end) {
        socket.write(request)
      } else {
        socket.destroy()
        resolve(responses)
      }
    })
  })
}
