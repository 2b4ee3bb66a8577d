import { setTimeout as delay } from 'node:timers/promises'
import { ScriptedProvider } from '../../tests/scripted-provider/index.ts'
import type { FromProvider, Pace } from './provider.ts'
import { piecesOfPlan } from './paced-plan.ts'

/* The scripted provider as a process of its own, paced by messages from its parent. */

const provider = new ScriptedProvider()

process.on('message', ({ firstMs, gapMs, pieces }: Pace) => {
  const written = piecesOfPlan(pieces)
  provider.script = async (answer) => {
    tell({ asked: JSON.stringify(provider.requests.at(-1)?.body) })
    // Kept, they would make this process slow.
    provider.requests.length = 0
    answer.begin()
    if (firstMs > 0) await delay(firstMs)
    for (const [index, piece] of written.entries()) {
      if (index > 0 && gapMs > 0) await delay(gapMs)
      answer.say(piece)
    }
    answer.end()
  }
  tell({ isPaced: true })
})

let hasToldAsked = false

function tell(message: FromProvider): void {
  if ('asked' in message) {
    if (hasToldAsked) return
    hasToldAsked = true
  }
  process.send?.(message)
}

await provider.start()
tell({ env: provider.env('openai-compatible') })
