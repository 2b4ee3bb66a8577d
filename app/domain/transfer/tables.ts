import { sql } from 'drizzle-orm'
import {
  categories,
  conversations,
  dishes,
  dishFacts,
  houseFacts,
  menus,
  messages,
  restaurantLanguages,
  restaurantMenus,
  restaurantPrices,
  restaurants,
  scheduledPrices,
  soldOut,
  translations,
} from '#app/db/schema/index.ts'
import { historySchemas } from './history-schemas.ts'
import { rowSchemas } from './row-schemas.ts'

/** The tables of an archive, each with the column by which it is paged and the columns it has there. */
export const archivedTables = [
  { name: 'menus', table: menus, key: menus.id, columns: columnsOf(rowSchemas.menus) },
  {
    name: 'categories',
    table: categories,
    key: categories.id,
    columns: columnsOf(rowSchemas.categories),
  },
  { name: 'dishes', table: dishes, key: dishes.id, columns: columnsOf(rowSchemas.dishes) },
  {
    name: 'dish_facts',
    table: dishFacts,
    key: dishFacts.id,
    columns: columnsOf(rowSchemas.dish_facts),
  },
  {
    name: 'restaurants',
    table: restaurants,
    key: restaurants.id,
    columns: columnsOf(rowSchemas.restaurants),
  },
  {
    name: 'restaurant_menus',
    table: restaurantMenus,
    key: restaurantMenus.id,
    columns: columnsOf(rowSchemas.restaurant_menus),
  },
  {
    name: 'house_facts',
    table: houseFacts,
    key: houseFacts.id,
    columns: columnsOf(rowSchemas.house_facts),
  },
  { name: 'sold_out', table: soldOut, key: soldOut.id, columns: columnsOf(rowSchemas.sold_out) },
  {
    name: 'restaurant_prices',
    table: restaurantPrices,
    key: restaurantPrices.id,
    columns: columnsOf(rowSchemas.restaurant_prices),
  },
  {
    name: 'scheduled_prices',
    table: scheduledPrices,
    key: scheduledPrices.id,
    columns: columnsOf(rowSchemas.scheduled_prices),
  },
  {
    name: 'restaurant_languages',
    table: restaurantLanguages,
    key: restaurantLanguages.id,
    columns: columnsOf(rowSchemas.restaurant_languages),
  },
  {
    name: 'translations',
    table: translations,
    key: translations.id,
    columns: columnsOf(rowSchemas.translations),
  },
  // In the order of time, so that a question comes before its reply.
  {
    name: 'conversations',
    table: conversations,
    key: conversations.id,
    time: conversations.createdAt,
    columns: columnsOf(historySchemas.conversations),
  },
  {
    name: 'messages',
    table: messages,
    key: sql<string>`${messages.sequence}`,
    time: messages.createdAt,
    columns: columnsOf(historySchemas.messages),
  },
] as const

export type ArchivedTable = (typeof archivedTables)[number]

/** The tables with an owner's rows that no archive has, and why. */
export const leftOutTables = {
  owners: 'A person has an account of their own at each installation.',
  members: 'Access is given at each installation.',
  invitations: 'Access is given at each installation.',
  api_tokens: 'Secrets stay where they were made.',
  webhooks: 'Their secrets stay where they were made.',
  webhook_deliveries: 'Messages of the webhooks that stay.',
  webhook_events: 'Messages of the webhooks that stay.',
  sessions: 'Secrets stay where they were made.',
  credentials: 'Secrets stay where they were made.',
  links: 'Secrets stay where they were made.',
  second_factors: 'Secrets stay where they were made.',
  passkeys: 'They work at one address only.',
  recovery_codes: 'Secrets stay where they were made.',
  pending_logins: 'Secrets stay where they were made.',
  subscriptions: 'Bought at one installation.',
  usage_records: 'They count against the subscription that stays.',
  checkouts: 'Payments of the subscription that stays.',
  trials: 'An import must not give another one.',
  mails: 'Sent by the installation that wrote them.',
  audit_log: 'It says what happened at one installation.',
  samples: 'Marks the sample account of one installation.',
  menu_imports: 'Drafts: what was published of them are dishes.',
  menu_import_rows: 'Drafts: what was published of them are dishes.',
  translation_runs: 'Work in progress; what it translated is in the translations.',
  conversation_totals: 'Counted again from the conversations.',
  insights: 'Derived from conversations, by one installation.',
  dismissed_gaps: 'They refer to questions that were asked at one installation.',
  reply_evidence: 'It refers to records at one installation, as they were.',
  corrections: 'No longer written.',
} as const satisfies Readonly<Record<string, string>>

function columnsOf<Columns extends object>({
  shape,
}: {
  readonly shape: Columns
}): readonly string[] {
  return Object.keys(shape)
}
