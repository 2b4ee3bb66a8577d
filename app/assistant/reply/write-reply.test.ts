import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { allDishes } from '#app/domain/guest-menu/guest-menu.ts'
import { createTestDatabase, patienceMs, type TestDatabase } from '../../../tests/database.ts'
import { demoMenu } from '../../../tests/fixtures/demo-menu.ts'
import { seedTwoOwners } from '../../../tests/fixtures/two-owners.ts'
import type { Planned, Planner } from '../planners/planner.ts'
import { RunningReply, type NumberedReplyEvent } from './running-reply.ts'
import { replyTimeLimits } from './time-limits.ts'
import { writeReply } from './write-reply.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, patienceMs })
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

const limits = { firstMs: 50, gapMs: 50, totalMs: 200 }
const silence = () => new Promise<never>(() => undefined)
const menu = demoMenu(() => crypto.randomUUID())
const hummus = allDishes(menu).find(({ name }) => name === 'Humus')?.id ?? ''
const price: Planned = { type: 'part', part: { do: 'tell', dishes: [hummus], of: ['price'] } }
const thanks: Planned = { type: 'part', part: { do: 'talk', act: 'thanks' } }

/** Lets a planner answer one question; returns what the guest read and what was stored. */
async function replyBy(
  plan: Planner['plan'],
  { onProblem = () => {}, within = limits, message = 'Grandma wonders: is the hummus vegan?' } = {},
) {
  const { a } = await seedTwoOwners(database)
  const asker = { ownerId: a.ownerId, restaurantId: a.restaurantId, guestHash: 'guest' }
  const key = crypto.randomUUID()
  const problems: string[] = []
  const running = new RunningReply(key, (started) =>
    writeReply(started, {
      asking: askQuestion(asker, { message, key }),
      menu,
      guestHash: asker.guestHash,
      isCounted: true,
      assistantId: () => Promise.resolve('assistant'),
      planner: { name: 'scripted', plan },
      locale: 'en',
      interruptedMessage: () => 'It broke off.',
      onProblem: (_, what) => {
        problems.push(what)
        onProblem()
      },
      limits: within,
    }),
  )
  const events: NumberedReplyEvent[] = []
  for await (const event of running.follow()) events.push(event)
  await running.finished
  const stored = await database.query(
    `select text, blocks, plan from messages
     where role = 'assistant' and owner_id = $1 and conversation_id <> $2`,
    [a.ownerId, a.conversationId],
  )
  const said = events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('')
  const blocks = events.flatMap(({ event, data }) => (event === 'part' ? [data] : []))
  return { said, blocks, last: events.at(-1), stored, problems }
}

describe('a reply', () => {
  test('is rendered from the plan, stored with its blocks and plan, and counted', async () => {
    const { said, blocks, last, stored, problems } = await replyBy(async function* () {
      yield price
      yield { type: 'usage', totalTokens: 7 }
    })
    expect(said).toMatch(/Humus.*\d/)
    expect(blocks.map(({ text }) => text).join('\n\n')).toBe(said)
    expect(last).toMatchObject({ event: 'done', data: { total_tokens: 7 } })
    expect(stored).toMatchObject([
      { text: said, blocks, plan: { version: 1, dishes: [hummus], dropped: [] } },
    ])
    expect(problems).toEqual([])
    // Whoever planned it: what was asked about is known.
    expect(await database.query('select language, dish_ids from insights')).toContainEqual({
      language: 'en',
      dish_ids: [hummus],
    })
  })

  test('answers what the server read, also where the plan is silent of it', async () => {
    const { said } = await replyBy(async function* () {
      yield thanks
    })
    expect(said).toContain('vegan')
  })

  test('warns of what the guest avoids, whatever the plan says', async () => {
    const { said } = await replyBy(
      async function* () {
        yield price
      },
      { message: 'I’m allergic to sesame. How much is the hummus?' },
    )
    expect(said).toMatch(/sesame/)
  })

  test('notes why parts were dropped, without their words', async () => {
    const { stored, problems } = await replyBy(async function* () {
      yield { type: 'dropped', why: 'names_nothing' }
      yield price
    })
    expect(stored).toMatchObject([{ plan: { dropped: ['names_nothing'] } }])
    expect(problems).toEqual(['parts of a plan were dropped'])
  })

  test('begins with the call for help in an emergency, and asks no model', async () => {
    let isAsked = false
    const { said, blocks } = await replyBy(
      async function* () {
        isAsked = true
        yield thanks
      },
      { message: 'My friend can’t breathe after the hummus' },
    )
    expect(blocks[0]?.kind).toBe('emergency')
    expect(said).toContain('112')
    expect(isAsked).toBe(false)
  })

  test('says nothing but that where an emergency is all it understands', async () => {
    const { blocks } = await replyBy(async function* () {}, { message: 'My friend can’t breathe' })
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
      'is silent',
      async function* () {
        await silence()
      },
    ],
    [
      'breaks off after a part',
      async function* () {
        yield thanks
        throw new Error('cut')
      },
    ],
    [
      'falls silent after a part',
      async function* () {
        yield thanks
        await silence()
      },
    ],
    ['plans nothing', async function* () {}],
  ])('that %s leaves the rest to the offline planner', async (_, plan) => {
    const { said, stored, last } = await replyBy(plan)
    expect(said).toMatch(/Humus.*vegan|vegan.*Humus/)
    expect(stored).toMatchObject([{ text: said }])
    expect(last?.event).toBe('done')
  })

  test('that plans without end is followed for six parts', async () => {
    const { blocks, last } = await replyBy(
      async function* () {
        for (let ways = 1; ways <= 100; ways++) {
          yield { type: 'part', part: { do: 'sum', dishes: [hummus], of: 'price', ways } }
        }
      },
      { within: replyTimeLimits },
    )
    expect(last?.event).toBe('done')
    expect(blocks.filter(({ kind }) => kind === 'bill')).toHaveLength(6)
  })

  test('is told to stop when it runs out of time', async () => {
    let isStopped = false
    await replyBy(async function* ({ signal }) {
      signal.addEventListener('abort', () => (isStopped = true))
      await silence()
    })
    expect(isStopped).toBe(true)
  })
})

test('a reply that is done while the database fails is stored when it works again', async () => {
  const { said, last, stored, problems } = await replyBy(
    async function* () {
      await database.query('alter table messages rename to messages_away')
      yield price
    },
    {
      onProblem: () =>
        void database.query('alter table if exists messages_away rename to messages'),
      within: replyTimeLimits,
    },
  )
  expect(new Set(problems)).toEqual(new Set(['a reply waits to be stored']))
  expect(last?.event).toBe('done')
  expect(stored).toMatchObject([{ text: said }])
})
