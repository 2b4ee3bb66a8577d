import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ConversationState } from '#app/assistant/plan/conversation-state.ts'
import type { PlanEvent } from '#app/assistant/planners/planner.ts'
import { plan, protocols, says, ScriptedProvider, wire } from '../scripted-provider/index.ts'
import { collectPlan, plannerFor, planRequest } from './planner-helpers.ts'

let scripted: ScriptedProvider

beforeEach(async () => {
  scripted = new ScriptedProvider()
  await scripted.start()
})
afterEach(() => scripted.stop())

const foreignId = '0198f6a2-7c1e-7b5d-9c33-2f6a01d1e001'
const price = wire({ dishes: ['d1'], of: ['price'] })
const question = 'Do you have Lasagne or nut-free bread?'

describe.each(protocols.map(({ name }) => name))('%s', (name) => {
  const read = async (text: string): Promise<PlanEvent[]> => {
    scripted.script = says(text)
    return collectPlan(await plannerFor(scripted, name), planRequest(question))
  }
  const typesOf = (planned: readonly PlanEvent[]) =>
    planned.map((piece) => (piece.type === 'dropped' ? piece.why : piece.type))

  test('reads a comparison by two figures as two parts', async () => {
    const both = wire({ do: 'compare', dishes: ['d1', 'd2'], of: ['price', 'luck', 'calories'] })
    expect(typesOf(await read(plan([both])))).toEqual(['part', 'part', 'usage'])
  })

  test.each<[string, unknown, string]>([
    ['a dish of another menu', wire({ dishes: [foreignId], of: ['price'] }), 'names_nothing'],
    ['an unknown dish', wire({ dishes: ['d99999'], of: ['price'] }), 'names_nothing'],
    ['an unknown fact', wire({ do: 'has', dishes: ['d1'], of: ['luck'] }), 'names_nothing'],
    ['an unknown action', { ...price, do: 'promise' }, 'not_in_schema'],
    ['a field of the wrong type', { ...price, dishes: 'd1' }, 'not_in_schema'],
    ['a free text', { ...price, text: 'It is free of nuts.' }, 'not_in_schema'],
    ['an unknown condition', { ...price, where: [{ op: 'says', of: ['safe'] }] }, 'not_in_schema'],
    [
      'a text that the guest did not write',
      wire({ do: 'missing', of: ['code 4711'] }),
      'names_nothing',
    ],
    [
      'a text of the guest about contents',
      wire({ do: 'missing', of: ['nut-free bread'] }),
      'names_nothing',
    ],
    ['a huge string', wire({ do: 'missing', of: ['x'.repeat(9_000)] }), 'names_nothing'],
  ])('drops a part with %s and reads the others', async (_, part, why) => {
    expect(typesOf(await read(plan([part, price])))).toEqual([why, 'part', 'usage'])
    await expect(read(plan([part]))).rejects.toMatchObject({
      code: 'no_plan',
      isRequestFault: why === 'names_nothing',
    })
  })

  test('quotes the name of a missing dish as the guest wrote it', async () => {
    const [first] = await read(plan([wire({ do: 'missing', of: ['lasagne'] })]))
    expect(first).toEqual({ type: 'part', part: { do: 'missing', said: 'Lasagne' } })
  })

  test('reads only the first six of 10,000 parts', async () => {
    const planned = await read(plan(Array.from({ length: 10_000 }, () => price)))
    const parts = Array.from({ length: 6 }, () => 'part')
    expect(typesOf(planned)).toEqual([...parts, 'too_many'])
  })

  test.each([
    ['prose', 'Yes, the bread is free of nuts. Enjoy!'],
    ['prose with braces', 'The {bread} is "free" of {"nuts": {"really": true}}.'],
    ['half a document', plan([price]).slice(0, 60)],
    ['another document', '{"answer":"It is safe.","dishes":["d1"]}'],
    ['an empty plan', plan([])],
    ['white space', ' '],
    [
      'a document with a thousand levels',
      `${'{"parts":['.repeat(1_000)}{"do":"talk","of":["sure"]}`,
    ],
  ])('fails on %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'no_plan' })
  })

  test('fails on a plan that never ends', async () => {
    await expect(read(`{"lang":"${'x'.repeat(20_000)}`)).rejects.toMatchObject({ code: 'too_long' })
  })

  test.each([
    ['in a fence after prose', `Here you are:\n\`\`\`json\n${plan([price])}\n\`\`\`\nEnjoy!`],
    [
      'with one part per line',
      `${JSON.stringify(price)}\n${JSON.stringify({ do: 'talk', of: ['bye'] })}`,
    ],
    [
      'with fields in another order',
      '{"parts":[{"dishes":["d1"],"of":["price"],"do":"tell"}],"lang":"en"}',
    ],
  ])('accepts a plan %s', async (_, text) => {
    expect(typesOf(await read(text))).toContain('part')
  })
})

test('resolves references to earlier queries and to the guest’s earlier text', async () => {
  scripted.script = says(
    plan([
      wire({ do: 'list', where: [{ op: 'same', of: ['q1'] }] }),
      wire({ do: 'unknown', dishes: ['d1'], of: ['caught today'] }),
    ]),
  )
  const state: ConversationState = {
    focus: [],
    listed: [],
    queries: new Map([['q1', { clauses: [{ op: 'price_to', of: 30_000 }] }]]),
    discussed: [],
    lastParts: [],
  }
  const history = [
    { role: 'user', text: 'Was it caught today?' },
    { role: 'assistant', text: 'caught yesterday' },
  ] as const
  const planner = await plannerFor(scripted, 'openai')
  const planned = await collectPlan(planner, planRequest('And for 300?', { history, state }))
  expect(planned).toMatchObject([
    { part: { query: { clauses: [{ op: 'price_to', of: 30_000 }] } } },
    { part: { said: 'caught today' } },
    { type: 'usage' },
  ])
  const sentText = JSON.stringify(scripted.requests)
  expect(sentText).toContain('guest: Was it caught today?')
  expect(sentText).toContain(
    String.raw`q1 [{\\\"op\\\":\\\"price_to\\\",\\\"of\\\":[\\\"300\\\"]}]`.replaceAll(
      String.raw`\\\"`,
      String.raw`\"`,
    ),
  )
})
