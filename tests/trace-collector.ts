import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
    ]),
  }),
)
const nanoseconds = z.string().regex(/^\d{19}$/)

// The fields of opentelemetry/proto/trace/v1/trace.proto; ids in hex.
const exportSchema = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z
                .string()
                .regex(/^[0-9a-f]{16}$/)
                .optional(),
              name: z.string(),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              events: z.array(
                z.strictObject({ name: z.string(), timeUnixNano: nanoseconds, attributes }),
              ),
              status: z.strictObject({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export type ReceivedSpan = z.infer<
  typeof exportSchema
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

/** An OpenTelemetry collector that validates what it receives. */
export class TraceCollector {
  /** All request bodies, unparsed. */
  readonly bodies: string[] = []
  readonly headers: IncomingHttpHeaders[] = []
  /** The status of its responses. */
  status = 200
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      this.headers.push(request.headers)
      if (this.status === 200) this.bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(request.url === '/v1/traces' ? this.status : 404).end('{}')
    })
  })

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The collector is not listening')
    return `http://127.0.0.1:${address.port}`
  }

  get spans(): ReceivedSpan[] {
    return this.bodies.flatMap((body) =>
      exportSchema
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
