import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { StartupError } from '#app/config/startup-error.ts'
import { limitConnections } from './connection-limit.ts'
import { responseHeaders, denyAllPolicy } from '#app/http/response-headers.ts'
import type { Logger } from '#app/http/log.ts'

// Less than a container manager waits before it kills the process (30 s by default).
const drainTimeoutMs = 25_000
// How long requests are still answered, while a load balancer may not have noticed the shutdown.
const gracePeriodMs = 5_000
// How often idle connections are closed.
const sweepIntervalMs = 100
// New connections that wait while the process is busy, such as a full house that scans at once. At
// Node's default of 511, the system drops the rest, and browsers retry after a second or more. The
// system may have a lower limit (net.core.somaxconn).
const backlog = 4_096
// How long a request may take to arrive: 10 MB, the largest file, take two minutes at 0.7 Mbit/s, which
// a bad mobile connection has. Node's default of five minutes would hold a slow sender's memory longer.
const requestTimeoutMs = 120_000
// Headers are at most 16 KB, which arrive within seconds even over a bad connection.
const headersTimeoutMs = 20_000

interface Options {
  /** The public address, if the operator has set one. */
  readonly appUrl: string | undefined
  readonly log: Logger
}

/** Creates an HTTP server that rejects every request with 503 until its listener is replaced. */
export function createRejectingServer({ appUrl, log }: Options): Server {
  const server = createServer(rejectAll(appUrl))
  // Longer than proxies and browsers keep an idle connection, so that none is closed while it is
  // reused.
  server.keepAliveTimeout = 65_000
  server.requestTimeout = requestTimeoutMs
  server.headersTimeout = headersTimeoutMs
  limitConnections(server, log)
  return server
}

/** Converts the app's fetch function to a listener for Node's HTTP server. */
export function createRequestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { appUrl, log }: Options,
): RequestListener {
  const answer = getRequestListener(fetch, { errorHandler: handleInvalidRequest(appUrl, log) })
  return (request, response) => {
    // The adapter's listener pauses a body that was rejected half read, whenever it flows; 500 ms later
    // the adapter closes the connection, even if another request has arrived.
    response.once('finish', () => request.removeAllListeners('data').resume())
    return answer(request, response)
  }
}

/**
 * Starts listening.
 * @param variables the environment variables that set the address, for the error
 * @returns the port, which the system chooses for port 0
 * @throws {StartupError} if the address can't be used
 */
export function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string },
  variables: { readonly port: string; readonly host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(explainListenError(error, { port, host }, variables)))
    server.listen({ port, host, backlog }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Explains an address that can't be used; returns any other error unchanged. */
function explainListenError(
  error: Error,
  { port, host }: { readonly port: number; readonly host: string },
  variables: { readonly port: string; readonly host: string },
): Error {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} of ${host} is in use; stop what uses it, or set ${variables.port} to another.`,
    )
  }
  if (!/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(code)) return error
  return new StartupError(`${variables.host} ${host} is not an address of this machine (${code}).`)
}

interface DrainOptions extends Pick<Options, 'appUrl'> {
  readonly answer: RequestListener
  /** Ends the streams that would otherwise stay open. */
  readonly endStreams: () => void
  /** Resolves once every running reply is stored. */
  readonly allRepliesFinished: () => Promise<void>
}

/** Closes the server: stops accepting connections, and waits until running replies are stored. */
export async function drain(
  server: Server,
  { answer, appUrl, endStreams, allRepliesFinished }: DrainOptions,
): Promise<void> {
  const serverClosed = new Promise((resolve) => server.close(resolve))
  endStreams()
  // Requests on open connections are answered for a while, then rejected; either way the connection
  // is closed afterwards.
  const reject = rejectAll(appUrl)
  const deadline = performance.now() + gracePeriodMs
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (performance.now() > deadline) return reject(request, response)
    response.setHeader('Connection', 'close')
    return answer(request, response)
  })
  const closeIdle = () => server.closeIdleConnections()
  closeIdle()
  const sweep = setInterval(closeIdle, sweepIntervalMs)
  await Promise.race([
    // Wait for replies last: until the server is closed, one may still start. It outlives its
    // connection.
    serverClosed.then(allRepliesFinished),
    new Promise((resolve) => setTimeout(resolve, drainTimeoutMs).unref()),
  ])
  clearInterval(sweep)
  server.closeAllConnections()
}

/** Returns the headers of responses that the app doesn't create. */
function headersWithoutApp(appUrl = 'http://localhost') {
  return { ...responseHeaders(appUrl), 'Content-Security-Policy': denyAllPolicy }
}

/** Creates a listener that responds with 503, before the app is open and after it has closed. */
function rejectAll(appUrl: string | undefined): RequestListener {
  const headers = { ...headersWithoutApp(appUrl), Connection: 'close', 'Retry-After': '5' }
  return (_, response) => response.writeHead(503, headers).end()
}

/** Creates a handler of requests that aren't valid HTTP, for instance with an invalid host. */
function handleInvalidRequest(appUrl: string | undefined, log: Logger) {
  const headers = headersWithoutApp(appUrl)
  return (error: unknown) => {
    const isClientError = error instanceof RequestError
    if (!isClientError) log.error({ error }, 'a request failed before it was read')
    return new Response(null, { status: isClientError ? 400 : 500, headers })
  }
}
