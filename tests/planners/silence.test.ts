import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ReplyTimedOut, withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { type Answer, plan, protocols, ScriptedProvider, wire } from '../scripted-provider/index.ts'
import { plannerFor, planRequest } from './plan-of.ts'

let scripted: ScriptedProvider

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
})
afterEach(() => scripted.stop())

const limits = { firstMs: 150, gapMs: 150, totalMs: 600 }

describe.each(protocols.map(({ name }) => name))('%s', (name) => {
  test.each<[string, (answer: Answer) => unknown]>([
    ['says nothing', () => undefined],
    ['opens a stream and says nothing', (answer) => answer.begin()],
    ['sends a byte now and then', (answer) => answer.drip(begun, 25)],
    ['sends empty words for ever', (answer) => answer.sendSlowly(empties(), 25)],
    ['falls silent after its first part', (answer) => answer.say(begun)],
    ['never comes to an end', (answer) => answer.sendSlowly(forever(), 25)],
  ])('that %s is abandoned, and the connection is closed', async (_, play) => {
    const hungUp = Promise.withResolvers<void>()
    const asked: Answer[] = []
    scripted.script = (answer) => {
      asked.push(answer)
      void play(answer)
      void answer.closed.then(hungUp.resolve)
    }
    const read = async () => {
      const planner = await plannerFor(scripted, name)
      const parts = withTimeLimits(
        (signal) => planner.plan(planRequest('Soup?', { signal })),
        limits,
      )
      for await (const planned of parts) expect(planned.type).toBe('part')
    }
    // On a busy machine the timeout may pass before the question is sent: then there is no
    // connection to close.
    while (asked.length === 0) await expect(read()).rejects.toThrow(ReplyTimedOut)
    await hungUp.promise
  })
})

const begun = plan([wire({ do: 'talk', of: ['thanks'] })]).slice(0, -2)

function* forever() {
  yield begun
  for (;;) yield ' '
}

function* empties() {
  for (;;) yield ''
}
