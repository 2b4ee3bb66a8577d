/** An event of a stream; `data` is sent as JSON. */
interface ServerSentEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

// Proxies close an idle connection after 30 to 60 s; mobile networks earlier.
const heartbeatMs = 15_000

/**
 * Streams events as `text/event-stream`. When the client disconnects, the iteration over `events`
 * ends at its next event.
 * @param disconnected aborted when the client disconnects, to end an iteration whose next event may
 * be hours away
 */
export function eventStream(
  events: AsyncGenerator<ServerSentEvent>,
  disconnected?: AbortController,
): Response {
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), heartbeatMs)
    },
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => {
        // A heartbeat on an errored stream would throw in a timer and end the process.
        clearInterval(heartbeat)
        throw error
      })
      if (next.done) {
        clearInterval(heartbeat)
        controller.close()
        return
      }
      const { id, event, data } = next.value
      controller.enqueue(
        encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      )
    },
    async cancel() {
      clearInterval(heartbeat)
      disconnected?.abort()
      await events.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would hold events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
}
