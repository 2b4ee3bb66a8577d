import { and, asc, eq, gt } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import {
  categories,
  checkouts,
  conversations,
  dishes,
  dishFacts,
  dismissedGaps,
  houseFacts,
  insights,
  menuImportRows,
  menuImports,
  menus,
  messages,
  owners,
  replyEvidence,
  restaurantMenus,
  restaurantLanguages,
  restaurantPrices,
  restaurants,
  scheduledPrices,
  soldOut,
  subscriptions,
  translationRuns,
  translations,
  trials,
  usageRecords,
} from '#app/db/schema/index.ts'
import { inSlices } from '../in-slices.ts'
import { listSessions } from './list-sessions.ts'

// As the driver parses rows in one go, which blocks the event loop.
const rowsPerPage = 100

/** The owner's tables, each with the column by which it is paged. */
const tables = {
  restaurants: { table: restaurants, key: restaurants.id },
  menus: { table: menus, key: menus.id },
  categories: { table: categories, key: categories.id },
  dishes: { table: dishes, key: dishes.id },
  dish_facts: { table: dishFacts, key: dishFacts.id },
  house_facts: { table: houseFacts, key: houseFacts.id },
  sold_out: { table: soldOut, key: soldOut.id },
  restaurant_menus: { table: restaurantMenus, key: restaurantMenus.id },
  restaurant_prices: { table: restaurantPrices, key: restaurantPrices.id },
  scheduled_prices: { table: scheduledPrices, key: scheduledPrices.id },
  restaurant_languages: { table: restaurantLanguages, key: restaurantLanguages.id },
  translations: { table: translations, key: translations.id },
  translation_runs: { table: translationRuns, key: translationRuns.id },
  menu_imports: { table: menuImports, key: menuImports.id },
  menu_import_rows: { table: menuImportRows, key: menuImportRows.id },
  conversations: { table: conversations, key: conversations.id },
  messages: { table: messages, key: messages.id },
  dismissed_gaps: { table: dismissedGaps, key: dismissedGaps.id },
  insights: { table: insights, key: insights.messageId },
  reply_evidence: { table: replyEvidence, key: replyEvidence.id },
  subscriptions: { table: subscriptions, key: subscriptions.id },
  usage_records: { table: usageRecords, key: usageRecords.messageId },
  checkouts: { table: checkouts, key: checkouts.id },
  trials: { table: trials, key: trials.ownerId },
} as const

/**
 * Exports all data of an owner as one JSON object, in pieces: one array per table, read a hundred
 * rows at a time to limit memory use. Includes what can be restored. Contains no secrets: no password,
 * no session tokens, nothing from a guest's browser.
 */
export async function* exportAccount(ownerId: string): AsyncGenerator<string> {
  const [owner] = await asOwner(ownerId, (transaction) => transaction.select().from(owners))
  yield `{"exported_at":${JSON.stringify(new Date())},"owner":${JSON.stringify(owner ?? null)}`
  yield `,"sessions":${JSON.stringify(await listSessions(ownerId))}`
  for (const name of tableNames) {
    yield `,"${name}":[`
    let separator = ''
    for await (const row of rowsOf(ownerId, name)) {
      yield separator + row
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

type TableName = keyof typeof tables
const tableNames: readonly TableName[] = [
  'restaurants',
  'menus',
  'categories',
  'dishes',
  'dish_facts',
  'house_facts',
  'sold_out',
  'restaurant_menus',
  'restaurant_prices',
  'scheduled_prices',
  'restaurant_languages',
  'translations',
  'translation_runs',
  'menu_imports',
  'menu_import_rows',
  'conversations',
  'messages',
  'dismissed_gaps',
  'insights',
  'reply_evidence',
  'subscriptions',
  'usage_records',
  'checkouts',
  'trials',
]

async function* rowsOf(ownerId: string, name: TableName): AsyncGenerator<string> {
  const { table, key } = tables[name]
  let last: string | undefined
  for (;;) {
    const after = last
    const found = await asOwner(ownerId, (transaction) =>
      seeDeleted(transaction, () =>
        transaction
          .select({ key, row: table })
          .from(table)
          .where(and(eq(table.ownerId, ownerId), after === undefined ? undefined : gt(key, after)))
          .orderBy(asc(key))
          .limit(rowsPerPage),
      ),
    )
    yield* await inSlices(found, ({ row }) => JSON.stringify(withoutSecrets(row)))
    last = found.at(-1)?.key
    if (found.length < rowsPerPage) return
  }
}

// The guest's credential, and the key of a question.
const secretColumns = new Set(['guestHash', 'idempotencyKey'])

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)))
}
