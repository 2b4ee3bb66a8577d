import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { seedTwoOwners } from '../../../tests/fixtures/two-owners.ts'
import type { PlanEvent, Planner } from '../planners/planner.ts'
import { RunningReply, type NumberedReplyEvent } from './running-reply.ts'
import { replyTimeLimits } from './time-limits.ts'
import { writeReply } from './write-reply.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  await database.query('delete from owners')
})

const shortLimits = { firstMs: 50, gapMs: 50, totalMs: 200 }
const silence = () => new Promise<never>(() => undefined)
const menu = demoMenu(() => crypto.randomUUID())
const hummus = allDishes(menu).find(({ name }) => name === 'Humus')?.id ?? ''
const price: PlanEvent = { type: 'part', part: { do: 'tell', dishes: [hummus], of: ['price'] } }
const thanks: PlanEvent = { type: 'part', part: { do: 'talk', act: 'thanks' } }

/** Answers a question with a planner; returns what the guest received and what was stored. */
async function writeReplyWith(
  plan: Planner['plan'],
  {
    onProblem = () => {},
    limits = shortLimits,
    message = 'Grandma wonders: is the hummus vegan?',
  } = {},
) {
  const { a } = await seedTwoOwners(database)
  const asker = { ownerId: a.ownerId, restaurantId: a.restaurantId, guestHash: 'guest' }
  const key = crypto.randomUUID()
  const problems: string[] = []
  const running = new RunningReply(key, (started) =>
    writeReply(started, {
      asking: askQuestion(asker, { message, key }),
      menu,
      now: 0,
      guestHash: asker.guestHash,
      isCounted: true,
      menuLanguage: null,
      assistantId: () => Promise.resolve('assistant'),
      planner: { name: 'scripted', plan },
      locale: 'en',
      interruptedMessage: () => 'The connection was lost.',
      onProblem: (_, what) => {
        problems.push(what)
        onProblem()
      },
      limits,
    }),
  )
  const events: NumberedReplyEvent[] = []
  for await (const event of running.follow()) events.push(event)
  await running.finished
  const storedRows = await database.query(
    `select text, blocks, plan from messages
     where role = 'assistant' and owner_id = $1 and conversation_id <> $2`,
    [a.ownerId, a.conversationId],
  )
  const text = events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('')
  const blocks = events.flatMap(({ event, data }) => (event === 'part' ? [data] : []))
  return { text, blocks, last: events.at(-1), stored: storedRows, problems }
}

describe('a reply', () => {
  test('is rendered from the plan, stored with its blocks and plan, and counted', async () => {
    const { text, blocks, last, stored, problems } = await writeReplyWith(async function* () {
      yield price
      yield { type: 'usage', totalTokens: 7 }
    })
    expect(text).toMatch(/Humus.*\d/)
    expect(blocks.map((block) => block.text).join('\n\n')).toBe(text)
    expect(last).toMatchObject({ event: 'done', data: { total_tokens: 7 } })
    expect(stored).toMatchObject([
      { text, blocks, plan: { version: 1, dishes: [hummus], dropped: [] } },
    ])
    expect(problems).toEqual([])
    expect(await database.query('select language, dish_ids from insights')).toContainEqual({
      language: 'en',
      dish_ids: [hummus],
    })
  })

  test('answers what the server read, even if it isn’t in the plan', async () => {
    const { text } = await writeReplyWith(async function* () {
      yield thanks
    })
    expect(text).toContain('vegan')
  })

  test('warns about what the guest avoids, whatever the plan says', async () => {
    const { text } = await writeReplyWith(
      async function* () {
        yield price
      },
      { message: 'I’m allergic to sesame. How much is the hummus?' },
    )
    expect(text).toMatch(/sesame/)
  })

  test('records why parts were dropped, without their text', async () => {
    const { stored, problems } = await writeReplyWith(async function* () {
      yield { type: 'dropped', why: 'names_nothing' }
      yield price
    })
    expect(stored).toMatchObject([{ plan: { dropped: ['names_nothing'] } }])
    expect(problems).toEqual(['parts of a plan were dropped'])
  })

  test('begins with the call for help in an emergency, without asking a model', async () => {
    let isAsked = false
    const { text, blocks } = await writeReplyWith(
      async function* () {
        isAsked = true
        yield thanks
      },
      { message: 'My friend can’t breathe after the hummus' },
    )
    expect(blocks[0]?.kind).toBe('emergency')
    expect(text).toContain('112')
    expect(isAsked).toBe(false)
  })

  test('is only the call for help if the question names no dish', async () => {
    const { blocks } = await writeReplyWith(async function* () {}, {
      message: 'My friend can’t breathe',
    })
    expect(blocks.map(({ kind }) => kind)).toEqual(['emergency'])
  })
})

describe('a planner', () => {
  test.each<[string, Planner['plan']]>([
    [
      'fails before its first part',
      async function* () {
        throw new Error('500')
      },
    ],
    [
      'stays silent',
      async function* () {
        await silence()
      },
    ],
    [
      'fails after a part',
      async function* () {
        yield thanks
        throw new Error('connection lost')
      },
    ],
    [
      'stays silent after a part',
      async function* () {
        yield thanks
        await silence()
      },
    ],
    ['plans nothing', async function* () {}],
  ])('that %s is completed by the offline planner', async (_, plan) => {
    const { text, stored, last } = await writeReplyWith(plan)
    expect(text).toMatch(/Humus.*vegan|vegan.*Humus/)
    expect(stored).toMatchObject([{ text }])
    expect(last?.event).toBe('done')
  })

  test('that never stops is limited to six parts', async () => {
    const { blocks, last } = await writeReplyWith(
      async function* () {
        for (let ways = 1; ways <= 100; ways++) {
          yield { type: 'part', part: { do: 'sum', dishes: [hummus], of: 'price', ways } }
        }
      },
      { limits: replyTimeLimits },
    )
    expect(last?.event).toBe('done')
    expect(blocks.filter(({ kind }) => kind === 'bill')).toHaveLength(6)
  })

  test('is aborted when it exceeds a time limit', async () => {
    let isAborted = false
    await writeReplyWith(async function* ({ signal }) {
      signal.addEventListener('abort', () => (isAborted = true))
      await silence()
    })
    expect(isAborted).toBe(true)
  })
})

test('a reply that finishes while the database is unavailable is stored later', async () => {
  const { text, last, stored, problems } = await writeReplyWith(
    async function* () {
      await database.query('alter table messages rename to messages_away')
      yield price
    },
    {
      onProblem: () =>
        void database.query('alter table if exists messages_away rename to messages'),
      limits: replyTimeLimits,
    },
  )
  expect(new Set(problems)).toEqual(new Set(['a reply waits to be stored']))
  expect(last?.event).toBe('done')
  expect(stored).toMatchObject([{ text }])
})
