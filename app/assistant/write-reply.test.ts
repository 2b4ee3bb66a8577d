import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts'
import { demoMenu } from '../../tests/fixtures/demo-menu.ts'
import { layTwoOwners } from '../../tests/fixtures/two-owners.ts'
import type { AssistantPart, AssistantProvider } from './port.ts'
import { RunningReply, type NumberedReplyEvent } from './running-reply.ts'
import { replyTimeLimits } from './time-limits.ts'
import { writeReply } from './write-reply.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, 2)
})
afterEach(async () => {
  await closeDatabase()
  await database.drop()
})

const limits = { firstMs: 50, gapMs: 50, totalMs: 200 }
const text = (words: string): AssistantPart => ({ type: 'text', text: words })
const silence = () => new Promise<never>(() => undefined)

/** Lets a provider answer one question; gives what the guest was told and what was stored. */
async function replyBy(
  reply: AssistantProvider['reply'],
  { onProblem = () => {}, within = limits } = {},
) {
  const { a } = await layTwoOwners(database)
  const asker = { ownerId: a.ownerId, restaurantId: a.restaurantId, guestHash: 'guest' }
  const key = crypto.randomUUID()
  const problems: string[] = []
  const running = new RunningReply(key, (started) =>
    writeReply(started, {
      asking: askQuestion(asker, { message: 'Is the hummus vegan?', key }),
      menu: demoMenu(() => crypto.randomUUID()),
      guestHash: asker.guestHash,
      isCounted: true,
      assistantId: () => Promise.resolve('assistant'),
      provider: { name: 'scripted', reply },
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
    `select text from messages where role = 'assistant' and owner_id = $1 and conversation_id <> $2`,
    [a.ownerId, a.conversationId],
  )
  const said = events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('')
  return { said, last: events.at(-1), stored: stored.map((row) => row['text']), problems }
}

describe('a provider', () => {
  test('that answers is told on, stored and counted', async () => {
    const { said, last, stored, problems } = await replyBy(async function* () {
      yield text('Yes, ')
      yield text('it is.')
      yield { type: 'usage', totalTokens: 7 }
    })
    expect(said).toBe('Yes, it is.')
    expect(last).toMatchObject({ event: 'done', data: { total_tokens: 7 } })
    expect(stored).toEqual(['Yes, it is.'])
    expect(problems).toEqual([])
    // Whoever answered: it is known what was asked.
    expect(
      await database.query(
        'select language, cardinality(dish_ids) as dishes from insights where gap_kind is null',
      ),
    ).toEqual([{ language: 'en', dishes: 1 }])
  })

  const offline = 'Humus: the restaurant marks it as vegan.'
  test.each<[string, AssistantProvider['reply']]>([
    [
      'fails before its first word',
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
    ['says nothing', async function* () {}],
    [
      'says only an unknown list',
      async function* () {
        yield text('[{"id":"x","image_url":"y","name":"z"}]')
      },
    ],
    [
      'opens a list and never closes it',
      async function* () {
        yield text('[{"id":"')
        for (;;) yield text('x'.repeat(1_000))
      },
    ],
  ])('that %s is replaced by the offline assistant', async (_, reply) => {
    const { said, stored, last } = await replyBy(reply)
    expect(said).toContain(offline)
    expect(stored).toEqual([said])
    expect(last?.event).toBe('done')
  })

  test.each<[string, AssistantProvider['reply']]>([
    [
      'breaks off',
      async function* () {
        yield text('Good evening! I')
        throw new Error('cut')
      },
    ],
    [
      'falls silent',
      async function* () {
        yield text('Good evening! I')
        await silence()
      },
    ],
    [
      'never ends',
      async function* () {
        for (;;) {
          yield text('a')
          await setImmediate()
        }
      },
    ],
  ])('that %s leaves an error, and the question open', async (_, reply) => {
    const { last, stored, problems } = await replyBy(reply)
    expect(last).toMatchObject({ event: 'error', data: { message: 'It broke off.' } })
    expect(stored).toEqual([])
    expect(problems).toEqual(['a reply broke off'])
  })

  test('that runs in circles is stopped, and what it wrote is stored and counted', async () => {
    const { said, last, stored, problems } = await replyBy(
      async function* () {
        for (;;) yield text('Good evening! '.repeat(80))
      },
      { within: replyTimeLimits },
    )
    expect(last?.event).toBe('done')
    expect(said.length).toBeGreaterThan(30_000)
    expect(said.length).toBeLessThan(33_000)
    expect(stored).toEqual([said.trim()])
    expect(problems).toEqual(['a reply was cut'])
    // The fixture has counted replies of its own.
    const counted = await database.query(
      'select from usage_records join messages on messages.id = message_id where text = $1',
      [said.trim()],
    )
    expect(counted).toHaveLength(1)
  })

  test('that is done while the database fails is stored when it works again', async () => {
    const { last, stored, problems } = await replyBy(
      async function* () {
        await database.query('alter table messages rename to messages_away')
        yield text('Yes.')
      },
      {
        onProblem: () =>
          void database.query('alter table if exists messages_away rename to messages'),
        within: replyTimeLimits,
      },
    )
    expect(new Set(problems)).toEqual(new Set(['a reply waits to be stored']))
    expect(last?.event).toBe('done')
    expect(stored).toEqual(['Yes.'])
  })

  test('is told to stop when it ran out of time', async () => {
    let stopped = false
    await replyBy(async function* ({ signal }) {
      signal.addEventListener('abort', () => (stopped = true))
      await silence()
    })
    expect(stopped).toBe(true)
  })
})
