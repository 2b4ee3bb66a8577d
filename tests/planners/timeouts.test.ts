import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ReplyTimeoutError, withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { type Answer, plan, protocols, ScriptedProvider, wire } from '../scripted-provider/index.ts'
import { plannerFor, planRequest } from './planner-helpers.ts'

let scripted: ScriptedProvider

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
})
afterEach(() => scripted.stop())

const limits = { firstMs: 150, gapMs: 150, totalMs: 600 }

describe.each(protocols.map(({ name }) => name))('%s', (name) => {
  test.each<[string, (answer: Answer) => unknown]>([
    ['sends nothing', () => undefined],
    ['opens a stream without text', (answer) => answer.begin()],
    ['sends single bytes slowly', (answer) => answer.drip(begun, 25)],
    ['sends empty text forever', (answer) => answer.sendSlowly(empties(), 25)],
    ['falls silent after its first part', (answer) => answer.say(begun)],
    ['never ends', (answer) => answer.sendSlowly(forever(), 25)],
  ])('times out and is disconnected if it %s', async (_, play) => {
    const hungUp = Promise.withResolvers<void>()
    const answers: Answer[] = []
    scripted.script = (answer) => {
      answers.push(answer)
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
    // On a busy machine, the timeout may expire before the request is sent.
    while (answers.length === 0) await expect(read()).rejects.toThrow(ReplyTimeoutError)
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
