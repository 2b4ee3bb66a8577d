import { setTimeout as delay } from 'node:timers/promises'
import { ScriptedProvider } from '../../tests/scripted-provider/index.ts'
import type { FromProvider, Pace } from './provider.ts'
import { planChunks } from './paced-plan.ts'

/* Runs the scripted provider in its own process; messages from the parent set its pace. */

const provider = new ScriptedProvider()
let hasSentRequest = false

process.on('message', ({ firstMs, gapMs, chunks }: Pace) => {
  const planTexts = planChunks(chunks)
  provider.script = async (answer) => {
    if (!hasSentRequest) {
      hasSentRequest = true
      send({ firstRequest: JSON.stringify(provider.requests.at(-1)?.body) })
    }
    // Keeping the requests would slow this process down.
    provider.requests.length = 0
    answer.begin()
    if (firstMs > 0) await delay(firstMs)
    for (const [index, chunk] of planTexts.entries()) {
      if (index > 0 && gapMs > 0) await delay(gapMs)
      answer.say(chunk)
    }
    answer.end()
  }
  send({ isPaced: true })
})

function send(message: FromProvider): void {
  process.send?.(message)
}

await provider.start()
send({ env: provider.env('openai-compatible') })
