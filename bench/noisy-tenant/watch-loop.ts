import { createServer } from 'node:http'
import { PerformanceObserver } from 'node:perf_hooks'

/*
 * Loaded into the measured server (`node --import`): reports, on a separate port, the turns of its
 * event loop and its garbage collections since the last request, in ms. It counts the main thread's
 * CPU time between two turns, which other programs on a busy machine do not affect; the collections'
 * pauses are wall time.
 */

/** Turns that take longer keep others waiting noticeably. */
const longMs = 5

const nothing = { longest: 0, total: 0, long: 0, collecting: 0 }
let found = { ...nothing }
let before = process.threadCpuUsage()

function turn(): void {
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1_000
  found.longest = Math.max(found.longest, ms)
  found.total += ms
  if (ms > longMs) found.long += ms
  before = process.threadCpuUsage()
  setTimeout(turn, 1).unref()
}
turn()

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) found.collecting += duration
}).observe({ entryTypes: ['gc'] })

createServer((_, response) => {
  response.end(JSON.stringify(found))
  found = { ...nothing }
})
  .listen(Number(process.env['LOOP_PORT']), '127.0.0.1')
  .unref()
