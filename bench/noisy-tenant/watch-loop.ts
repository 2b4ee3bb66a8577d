import { createServer } from 'node:http'

/*
 * Loaded into a server that is measured (`node --import`): says, on a port of its own, for how long
 * its event loop was held at most since it was last asked, in ms. It counts the processor's time
 * of the main thread between two turns: what other programs take of a busy machine is not in it.
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

createServer((_, answer) => {
  answer.end(JSON.stringify({ longest }))
  longest = 0
})
  .listen(Number(process.env['LOOP_PORT']), '127.0.0.1')
  .unref()
