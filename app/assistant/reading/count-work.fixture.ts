import { Session } from 'node:inspector/promises'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

/*
 * Counts how often the app's functions and loops run to read a message and plan its answer. Reads a
 * JSON array of tasks from stdin, and writes their counts to stdout. It runs in a separate process, because V8 counts loops only in functions that it compiles after the counting
 * has started.
 */

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const { conversationState } = await import('../plan/conversation-state.ts')
const { planOffline } = await import('../planners/offline-planner.ts')
const { longMenu, menuOfSimilarNames } = await import('./long-menu.fixture.ts')
const { readConversation } = await import('./read-conversation.ts')

const tasksSchema = z.array(
  z.object({
    message: z.string(),
    /** The number of dishes with similar names on the menu; by default, it is the long menu. */
    similarNames: z.number().optional(),
  }),
)
export type CountingTask = z.infer<typeof tasksSchema>[number]

const counts: number[] = []
for (const { message, similarNames } of tasksSchema.parse(await json(process.stdin))) {
  const menu = similarNames === undefined ? longMenu : menuOfSimilarNames(similarNames)
  // The first run fills caches.
  await countWork(message, menu)
  counts.push(await countWork(message, menu))
}
process.stdout.write(JSON.stringify(counts))

async function countWork(message: string, menu: GuestMenu): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  planOffline(readConversation(message, [], menu, 'en'), conversationState([]), menu)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/app/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}
