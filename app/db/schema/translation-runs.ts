import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { ownerKeepsOwn, systemSeesAll, membersWrite, editsMenus, worksFor } from './policies.ts'
import { restaurants } from './restaurants.ts'

/**
 * Runs in which a model translates everything of a restaurant that has no translation into a
 * language; see docs/decisions/083.
 */
export const translationRuns = pgTable(
  'translation_runs',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Null once the restaurant is deleted for good: what was translated still counts. */
    restaurantId: uuid(),
    /** One of `menuLanguages`. */
    language: text().notNull(),
    state: text({ enum: ['running', 'paused', 'done'] }).notNull(),
    /** Why it is paused: a message key; null if the owner paused it. */
    reason: text(),
    /** The number of subjects to translate when it started. */
    total: integer().notNull(),
    /** How many of them have a translation. */
    translated: integer().notNull().default(0),
    /** How many of these the check rejected. */
    rejected: integer().notNull().default(0),
    /** The length of the translated originals, which is limited. */
    characters: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    /** Failures of the provider since its last success. */
    failures: integer().notNull().default(0),
    /** When another process may continue it. */
    dueAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('translation_runs_open')
      .on(table.restaurantId, table.language)
      .where(sql`${table.state} <> 'done'`),
    index('translation_runs_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'running'`),
    index('translation_runs_owner').on(table.ownerId, table.createdAt),
    check('translation_runs_counts', sql`${table.translated} >= 0 and ${table.characters} >= 0`),
    // On delete, only restaurant_id is set to null (the migration names the column).
    foreignKey({
      name: 'translation_runs_restaurant_of_owner',
      columns: [table.restaurantId, table.ownerId],
      foreignColumns: [restaurants.id, restaurants.ownerId],
    }).onDelete('set null'),
    ownerKeepsOwn('translation_runs', table.ownerId),
    ...membersWrite('translation_runs', { see: worksFor(table.restaurantId), change: editsMenus }),
    systemSeesAll('translation_runs'),
  ],
)
