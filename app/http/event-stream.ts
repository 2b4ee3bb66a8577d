interface ServerSentEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

// Proxies close a silent line after 30 to 60 s; phones after less.
const heartbeatMs = 15_000

/** Events as `text/event-stream`. A reader that hangs up ends the iteration, and no more. */
export function eventStream(events: AsyncGenerator<ServerSentEvent>): Response {
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), heartbeatMs)
    },
    async pull(controller) {
      const next = await events.next().catch((error: unknown) => {
        // A beat on a broken stream would bring the process down.
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
      await events.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would hold the words back until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
}
