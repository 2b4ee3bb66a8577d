import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestServer } from '../../tests/server.ts'
import { memoryOf } from './process-usage.ts'

/** Lets a Chefin process be asked for its memory; at a port of its own. */
export const watched = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

// A reply's events are kept for a minute after its end.
const longestMs = 75_000

/** Memory in MB, once garbage is collected, unless said otherwise. */
export interface LiveMemory {
  readonly process: number
  readonly heap: number
}

/** @param server started with `watched` */
export function liveMemoryOf(server: TestServer): Promise<LiveMemory> {
  return inspecting(server, async (line) => {
    await call(line, 'HeapProfiler.collectGarbage')
    return memoryNow(server, line)
  })
}

/**
 * The same with whatever garbage is there.
 * @param server started with `watched`
 */
export function usedMemoryOf(server: TestServer): Promise<LiveMemory> {
  return inspecting(server, (line) => memoryNow(server, line))
}

async function memoryNow(server: TestServer, line: WebSocket): Promise<LiveMemory> {
  const { usedSize } = await call(line, 'Runtime.getHeapUsage')
  return { process: await memoryOf(server.process.pid ?? 0), heap: Number(usedSize) / 1024 ** 2 }
}

async function inspecting<Result>(
  server: TestServer,
  look: (line: WebSocket) => Promise<Result>,
): Promise<Result> {
  const address = /Debugger listening on (ws:\S+)/.exec(server.log())?.[1]
  if (address === undefined) throw new Error('The process was not started with `watched`')
  const line = new WebSocket(address)
  await once(line, 'open')
  try {
    return await look(line)
  } finally {
    line.close()
  }
}

/** Waits until no more is held than this, in MB of heap, or until all should be forgotten. */
export async function memoryAfter(server: TestServer, heap: number): Promise<LiveMemory> {
  const end = performance.now() + longestMs
  for (;;) {
    const now = await liveMemoryOf(server)
    if (now.heap <= heap || performance.now() > end) return now
    await delay(2_000)
  }
}

async function call(line: WebSocket, method: string): Promise<Record<string, unknown>> {
  line.send(JSON.stringify({ id: 1, method }))
  for (;;) {
    const [event]: MessageEvent[] = await once(line, 'message')
    const { id, result } = JSON.parse(String(event?.data))
    if (id === 1) return result
  }
}
