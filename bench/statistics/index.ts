import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { getConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import { countConversationsPerDay } from '#app/domain/conversations/count-conversations-per-day.ts'
import { storeConversationTotals } from '#app/domain/conversations/store-conversation-totals.ts'
import { findGaps } from '#app/domain/conversations/find-gaps.ts'
import { countTables } from '#app/domain/conversations/count-tables.ts'
import { countLanguages } from '#app/domain/conversations/count-languages.ts'
import { findTopDishes } from '#app/domain/conversations/find-top-dishes.ts'
import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import {
  listConversations,
  type ConversationCursor,
} from '#app/domain/conversations/list-conversations.ts'
import { createTestDatabase } from '../../tests/database.ts'
import { median, quantile, type Bench, type Report } from '../bench.ts'
import {
  seedConversations,
  longConversationMessages,
  owners,
  type SeededOwners,
} from './seed-conversations.ts'
import { ownerMember } from '../../tests/fixtures/owner-member.ts'

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 60
const warmUps = 10
const farPage = 20
const timeZone = 'Europe/Istanbul'

/** Owners' statistics and lists as the tables grow. */
export const statistics: Bench = {
  title: `statistics and lists by the number of messages of ${owners} owners, ${rounds} rounds; the largest owner has ten times as many as a usual one`,
  async run(postgresUrl, { isShort }) {
    const measurements: Measured[] = []
    // Seeding the largest size takes most of the time.
    const seeded = isShort ? sizes.slice(0, 1) : sizes
    for (const size of seeded) measurements.push(await measureAt(postgresUrl, size))
    return join(measurements)
  },
}

type Measured = ReadonlyMap<string, readonly number[]>

function join(measurements: readonly Measured[]): Report {
  return {
    columns: sizes.flatMap((size) => [`${size}, median`, `${size}, p95`]),
    rows: [...(measurements[0]?.keys() ?? [])].map((label) => ({
      label,
      unit: 'ms',
      values: measurements.flatMap((one) => {
        const times = one.get(label) ?? []
        return [median(times), quantile(times, 0.95)]
      }),
    })),
  }
}

async function measureAt(postgresUrl: string, size: number): Promise<Measured> {
  const database = await createTestDatabase(postgresUrl)
  try {
    const seeded = await seedConversations(database.adminUrl, size)
    openDatabase(database.appUrl, () => undefined, { connections: 2 })
    await storeConversationTotals()
    const measurements = new Map<string, readonly number[]>()
    for (const [label, run] of await queriesOf(seeded)) measurements.set(label, await time(run))
    return measurements
  } finally {
    await closeDatabase()
    await database.drop()
  }
}

type Query = readonly [label: string, run: () => Promise<unknown>]

async function queriesOf(seeded: SeededOwners): Promise<Query[]> {
  const everything = { timeZone }
  const queriesOfOwner = async (who: string, ownerId: string): Promise<Query[]> => {
    const far = await findCursor(ownerId)
    const [first] = await listConversations(ownerMember(ownerId), everything)
    if (!first) throw new Error('an owner has no conversations')
    return [
      [
        `${who}: getConversationSummary`,
        () => getConversationSummary(ownerMember(ownerId), timeZone),
      ],
      [
        `${who}: countConversationsPerDay`,
        () => countConversationsPerDay(ownerMember(ownerId), timeZone),
      ],
      [
        `${who}: listConversations, first page`,
        () => listConversations(ownerMember(ownerId), everything),
      ],
      [
        `${who}: listConversations, page ${farPage}`,
        () => listConversations(ownerMember(ownerId), everything, far),
      ],
      [`${who}: getConversation`, () => getConversation(ownerMember(ownerId), first.id)],
      [`${who}: findGaps`, () => findGaps(ownerMember(ownerId), everything)],
      [`${who}: findTopDishes`, () => findTopDishes(ownerMember(ownerId), everything)],
      [`${who}: countLanguages`, () => countLanguages(ownerMember(ownerId), everything)],
      [`${who}: countTables`, () => countTables(ownerMember(ownerId), timeZone)],
    ]
  }
  const { usual, largest, longConversation } = seeded
  const search = { timeZone, search: 'susam' }
  return [
    ...(await queriesOfOwner('usual', usual)),
    ...(await queriesOfOwner('largest', largest)),
    [
      `a conversation of ${longConversationMessages} messages`,
      () => getConversation(ownerMember(largest), longConversation),
    ],
    ['usual: search without a hit', () => listConversations(ownerMember(usual), search)],
  ]
}

/** The cursor of page `farPage`, or of the last page if there are fewer. */
async function findCursor(ownerId: string): Promise<ConversationCursor | undefined> {
  let cursor: ConversationCursor | undefined
  for (let page = 1; page < farPage; page++) {
    const last: ConversationCursor | undefined = (
      await listConversations(ownerMember(ownerId), { timeZone }, cursor)
    ).at(-1)
    if (!last) break
    cursor = last
  }
  return cursor
}

async function time(run: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < warmUps; round++) await run()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  return times
}
