import { Session } from 'node:inspector/promises'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/*
 * Counts how often the app's functions and loops run to read a message and plan its answer. Reads
 * a JSON array of messages from stdin, and writes their counts to stdout. It runs in a
 * separate process, because V8 counts loops only in functions that it compiles after the counting
 * has started.
 */

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const { conversationState } = await import('../plan/conversation-state.ts')
const { planOffline } = await import('../planners/offline-planner.ts')
const { longMenu } = await import('./long-menu.fixture.ts')
const { readConversation } = await import('./read-conversation.ts')

const messages = z.array(z.string()).parse(await json(process.stdin))
const counts: number[] = []
for (const message of messages) {
  // The first run fills caches.
  await countWork(message)
  counts.push(await countWork(message))
}
process.stdout.write(JSON.stringify(counts))

async function countWork(message: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  planOffline(readConversation(message, [], longMenu, 'en'), conversationState([]), longMenu)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/app/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}
