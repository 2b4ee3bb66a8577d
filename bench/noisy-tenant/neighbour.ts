import { Agent, get } from 'node:http'

/*
 * A process that requests the page of its argument every 5 ms, however long the responses take,
 * between the messages `start` and `stop`, and then sends the response times in ms. It is a process
 * because the flooding client would delay it, and requests at fixed times because a client that
 * waits for each response rarely asks while the server is busy.
 */

const everyMs = 5
const agent = new Agent({ keepAlive: true })
const [, , url = ''] = process.argv
let waits: Promise<number>[] = []
let timer: NodeJS.Timeout | undefined

function timeRequest(): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(performance.now() - startedAt))
    }).on('error', reject)
  })
}

process.on('message', (message) => {
  if (message === 'start') {
    waits = []
    timer = setInterval(() => waits.push(timeRequest()), everyMs)
  } else {
    clearInterval(timer)
    void Promise.all(waits).then((waitTimes) => process.send?.(waitTimes))
  }
})
