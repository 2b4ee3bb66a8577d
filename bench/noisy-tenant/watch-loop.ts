import { createServer } from 'node:http'

/*
 * Loaded into the measured server (`node --import`): reports, on a separate port, the longest block
 * of its event loop since the last request, in ms. It counts the main thread's CPU time between two
 * turns, which other programs on a busy machine do not affect.
 */

let longest = 0
let before = process.threadCpuUsage()

function turn(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1_000)
  before = process.threadCpuUsage()
  setTimeout(turn, 1).unref()
}
turn()

createServer((_, response) => {
  response.end(JSON.stringify({ longest }))
  longest = 0
})
  .listen(Number(process.env['LOOP_PORT']), '127.0.0.1')
  .unref()
