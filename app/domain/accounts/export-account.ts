import { and, asc, eq, gt } from 'drizzle-orm'
import { seeDeleted } from '#app/db/see-deleted.ts'
import {
  auditLog,
  categories,
  checkouts,
  conversations,
  dishes,
  dishFacts,
  dismissedGaps,
  houseFacts,
  insights,
  apiTokens,
  invitations,
  members,
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
  webhookDeliveries,
  webhooks,
} from '#app/db/schema/index.ts'
import { inSlices } from '../in-slices.ts'
import { listSessions } from './list-sessions.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

// Small, because the driver parses all rows of a result in one go, which blocks the event loop.
const rowsPerPage = 100

/** The owner's tables in the order of the export, each with the column by which it is paged. */
const tables = [
  { name: 'members', table: members, key: members.id },
  { name: 'invitations', table: invitations, key: invitations.id },
  { name: 'api_tokens', table: apiTokens, key: apiTokens.id },
  { name: 'webhooks', table: webhooks, key: webhooks.id },
  { name: 'webhook_deliveries', table: webhookDeliveries, key: webhookDeliveries.id },
  { name: 'restaurants', table: restaurants, key: restaurants.id },
  { name: 'menus', table: menus, key: menus.id },
  { name: 'categories', table: categories, key: categories.id },
  { name: 'dishes', table: dishes, key: dishes.id },
  { name: 'dish_facts', table: dishFacts, key: dishFacts.id },
  { name: 'house_facts', table: houseFacts, key: houseFacts.id },
  { name: 'sold_out', table: soldOut, key: soldOut.id },
  { name: 'restaurant_menus', table: restaurantMenus, key: restaurantMenus.id },
  { name: 'restaurant_prices', table: restaurantPrices, key: restaurantPrices.id },
  { name: 'scheduled_prices', table: scheduledPrices, key: scheduledPrices.id },
  { name: 'restaurant_languages', table: restaurantLanguages, key: restaurantLanguages.id },
  { name: 'translations', table: translations, key: translations.id },
  { name: 'translation_runs', table: translationRuns, key: translationRuns.id },
  { name: 'menu_imports', table: menuImports, key: menuImports.id },
  { name: 'menu_import_rows', table: menuImportRows, key: menuImportRows.id },
  { name: 'conversations', table: conversations, key: conversations.id },
  { name: 'messages', table: messages, key: messages.id },
  { name: 'dismissed_gaps', table: dismissedGaps, key: dismissedGaps.id },
  { name: 'insights', table: insights, key: insights.messageId },
  { name: 'reply_evidence', table: replyEvidence, key: replyEvidence.id },
  { name: 'subscriptions', table: subscriptions, key: subscriptions.id },
  { name: 'usage_records', table: usageRecords, key: usageRecords.messageId },
  { name: 'checkouts', table: checkouts, key: checkouts.id },
  { name: 'audit_log', table: auditLog, key: auditLog.id },
  { name: 'trials', table: trials, key: trials.ownerId },
] as const

type ExportedTable = (typeof tables)[number]

/**
 * Exports all data of an owner as one JSON object, in pieces: one array per table, read a hundred
 * rows at a time to limit memory use. Includes what can be restored. Contains no secrets: no password,
 * no session tokens, nothing from a guest's browser.
 */
export async function* exportAccount(member: Member): AsyncGenerator<string> {
  const [owner] = await asOwner(member, 'ownEverything', (transaction) =>
    transaction.select().from(owners),
  )
  yield `{"exported_at":${JSON.stringify(new Date())},"owner":${JSON.stringify(owner ?? null)}`
  yield `,"sessions":${JSON.stringify(await listSessions(member.accountId))}`
  for (const table of tables) {
    yield `,"${table.name}":[`
    let separator = ''
    for await (const row of rowsOf(member, table)) {
      yield separator + row
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

async function* rowsOf(member: Member, { table, key }: ExportedTable): AsyncGenerator<string> {
  let last: string | undefined
  for (;;) {
    const after = last
    const page = await asOwner(member, 'ownEverything', (transaction) =>
      seeDeleted(transaction, () =>
        transaction
          .select({ key, row: table })
          .from(table)
          .where(
            and(
              eq(table.ownerId, member.ownerId),
              after === undefined ? undefined : gt(key, after),
            ),
          )
          .orderBy(asc(key))
          .limit(rowsPerPage),
      ),
    )
    yield* await inSlices(page, ({ row }) => JSON.stringify(withoutSecrets(row)))
    last = page.at(-1)?.key
    if (page.length < rowsPerPage) return
  }
}

// The guest's credential, the key of a question, and the hashes of an invitation's link and of a token.
const secretColumns = new Set(['guestHash', 'idempotencyKey', 'tokenHash'])

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)))
}
