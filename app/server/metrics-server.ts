import { createServer, type Server } from 'node:http'

/**
 * Creates the server of `GET /metrics` for Prometheus. It has a separate port, because metrics
 * aren't public.
 */
export function createMetricsServer(readMetrics: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    readMetrics().then(
      (text) =>
        response
          .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
}
