import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestServer } from '../../tests/server.ts'
import { memoryOf } from './process-usage.ts'

/** Environment of a server whose memory can be read: it listens for a debugger on a free port. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

// A reply's events are kept for a minute after it has ended.
const timeoutMs = 75_000

/** Memory in MB: the resident set and the used heap. */
export interface LiveMemory {
  readonly process: number
  readonly heap: number
}

/**
 * Memory after a garbage collection.
 * @param server started with `inspectable`
 */
export function liveMemoryOf(server: TestServer): Promise<LiveMemory> {
  return withInspector(server, async (socket) => {
    await call(socket, 'HeapProfiler.collectGarbage')
    return memoryNow(server, socket)
  })
}

/**
 * Memory including garbage.
 * @param server started with `inspectable`
 */
export function usedMemoryOf(server: TestServer): Promise<LiveMemory> {
  return withInspector(server, (socket) => memoryNow(server, socket))
}

async function memoryNow(server: TestServer, socket: WebSocket): Promise<LiveMemory> {
  const { usedSize } = await call(socket, 'Runtime.getHeapUsage')
  return { process: await memoryOf(server.process.pid ?? 0), heap: Number(usedSize) / 1024 ** 2 }
}

async function withInspector<Result>(
  server: TestServer,
  run: (socket: WebSocket) => Promise<Result>,
): Promise<Result> {
  const url = /Debugger listening on (ws:\S+)/.exec(server.log())?.[1]
  if (url === undefined) throw new Error('The process was not started with `inspectable`')
  const socket = new WebSocket(url)
  await once(socket, 'open')
  try {
    return await run(socket)
  } finally {
    socket.close()
  }
}

/**
 * Waits until the heap is at most this size, or until everything should have been released.
 * @param heap in MB
 */
export async function memoryAfter(server: TestServer, heap: number): Promise<LiveMemory> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const now = await liveMemoryOf(server)
    if (now.heap <= heap || performance.now() > end) return now
    await delay(2_000)
  }
}

async function call(socket: WebSocket, method: string): Promise<Record<string, unknown>> {
  socket.send(JSON.stringify({ id: 1, method }))
  for (;;) {
    const [event]: MessageEvent[] = await once(socket, 'message')
    const { id, result } = JSON.parse(String(event?.data))
    if (id === 1) return result
  }
}
