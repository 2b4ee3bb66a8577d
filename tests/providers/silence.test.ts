import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ReplyTimedOut, withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { protocols, ScriptedProvider, type Answer } from '../scripted-provider/index.ts'
import { providerFor, requestFor } from './reply-of.ts'

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
    ['sends a byte now and then', (answer) => answer.drip('Yes', 25)],
    ['sends empty words for ever', (answer) => answer.saySlowly(empties(), 25)],
    ['falls silent after its first word', (answer) => answer.say('Yes')],
    ['never comes to an end', (answer) => answer.saySlowly(forever(), 25)],
  ])('that %s is given up, and hears of it', async (_, play) => {
    const hungUp = Promise.withResolvers<void>()
    const asked: Answer[] = []
    scripted.script = (answer) => {
      asked.push(answer)
      void play(answer)
      void answer.closed.then(hungUp.resolve)
    }
    const provider = await providerFor(scripted, name)
    const read = async () => {
      const parts = withTimeLimits(
        (signal) => provider.reply(requestFor('Soup?', { signal })),
        limits,
      )
      for await (const part of parts) expect(part.type).toBe('text')
    }
    // On busy cores the time may be over before the question is there: then nobody can hear of it.
    while (asked.length === 0) await expect(read()).rejects.toThrow(ReplyTimedOut)
    await hungUp.promise
  })
})

function* forever() {
  for (;;) yield 'on and '
}

function* empties() {
  for (;;) yield ''
}
