import { describe, expect, test } from 'vitest'
import { Circuit } from '#app/assistant/circuit.ts'
import type { AssistantPart, AssistantProvider } from '#app/assistant/port.ts'
import { ProviderFailed } from '#app/assistant/provider-failed.ts'
import { withTimeLimits } from '#app/assistant/reply/time-limits.ts'
import { ProviderResting, withCircuit } from '#app/assistant/with-circuit.ts'
import { readReply, requestFor } from './reply-of.ts'

const text: AssistantPart = { type: 'text', text: 'Yes' }
const silence = () => new Promise<never>(() => undefined)

/** How often a provider that answers like this is asked, by ten guests one after the other. */
async function askedByTen(
  reply: AssistantProvider['reply'],
  read = (provider: AssistantProvider): Promise<unknown> =>
    readReply(provider, requestFor('Soup?')),
): Promise<number> {
  let asked = 0
  const circuit = new Circuit({
    failures: 3,
    windowMs: Infinity,
    pauseMs: Infinity,
    onChange: () => undefined,
  })
  const counting: AssistantProvider = {
    name: 'scripted',
    reply: (request) => {
      asked++
      return reply(request)
    },
  }
  const provider = withCircuit(counting, circuit)
  for (let guest = 0; guest < 10; guest++) await read(provider).catch(() => undefined)
  return asked
}

describe('a provider is left alone after three guests when it', () => {
  test.each<[string, AssistantProvider['reply']]>([
    [
      'answers with an error',
      async function* () {
        throw new ProviderFailed('http_429', '', 429)
      },
    ],
    ['says nothing', async function* () {}],
    [
      'costs something and says nothing',
      async function* () {
        yield { type: 'usage', totalTokens: 1 }
      },
    ],
  ])('%s', async (_, reply) => {
    expect(await askedByTen(reply)).toBe(3)
  })

  test('is silent, and does not listen when it is told to stop', async () => {
    const limits = { firstMs: 1, gapMs: 1, totalMs: 1 }
    const asked = await askedByTen(silent, async (provider) => {
      const parts = withTimeLimits(
        (signal) => provider.reply(requestFor('Soup?', { signal })),
        limits,
      )
      for await (const _ of parts) throw new Error('It spoke')
    })
    expect(asked).toBe(3)
  })
})

async function* silent(): AsyncGenerator<AssistantPart> {
  yield await silence()
}

describe('a provider is asked by every guest when it', () => {
  test.each<[string, AssistantProvider['reply']]>([
    [
      'answers',
      async function* () {
        yield text
      },
    ],
    [
      'breaks off after its first word',
      async function* () {
        yield text
        throw new ProviderFailed('cut_short', '')
      },
    ],
    [
      'refuses what this guest asked',
      async function* () {
        throw new ProviderFailed('http_400', '', 400)
      },
    ],
    [
      'is not to blame',
      async function* () {
        throw new Error('the database is away')
      },
    ],
  ])('%s', async (_, reply) => {
    expect(await askedByTen(reply)).toBe(10)
  })

  test('was told that nobody wants the reply any more', async () => {
    const asked = await askedByTen(silent, async (provider) => {
      const stop = new AbortController()
      const parts = provider.reply(requestFor('Soup?', { signal: stop.signal }))
      void parts[Symbol.asyncIterator]().next()
      stop.abort()
    })
    expect(asked).toBe(10)
  })
})

test('a guest who comes meanwhile is told at once', async () => {
  const circuit = new Circuit({
    failures: 1,
    windowMs: 1,
    pauseMs: Infinity,
    onChange: () => undefined,
  })
  circuit.tryEnter()?.failed()
  const provider = withCircuit({ name: 'scripted', reply: silent }, circuit)
  await expect(readReply(provider, requestFor('Soup?'))).rejects.toThrow(ProviderResting)
})
