import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/*
 * Loaded into a server that is measured (`node --import`): says, on a port of its own, for how long
 * its event loop was held at most since it was last asked, in ms.
 */

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
createServer((_, answer) => {
  answer.end(JSON.stringify({ longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 }))
  delay.reset()
})
  .listen(Number(process.env['LOOP_PORT']), '127.0.0.1')
  .unref()
