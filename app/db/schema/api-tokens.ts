import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { members } from './members.ts'
import { owners } from './owners.ts'
import { currentOwnerId, managesBilling, ownerRole, systemSeesAll } from './policies.ts'

/** API tokens of a team. Revoking one deletes its row, and so does the end of its creator's membership. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The membership of the person who created it. */
    memberId: uuid().notNull(),
    name: text().notNull(),
    /** The beginning of the token. */
    prefix: text().notNull(),
    /** SHA-256 of the token, which is random and so needs no salt. */
    tokenHash: text().notNull().unique('api_tokens_hash'),
    scopes: text({ enum: ['gaps:read', 'statistics:read', 'soldout:write'] })
      .array()
      .notNull(),
    /** Null for a token without an end. */
    expiresAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Written at most once a minute. */
    lastUsedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
  },
  (table) => [
    unique('api_tokens_name').on(table.ownerId, table.name),
    index('api_tokens_member').on(table.memberId),
    foreignKey({
      name: 'api_tokens_member_of_owner',
      columns: [table.memberId, table.ownerId],
      foreignColumns: [members.id, members.ownerId],
    }).onDelete('cascade'),
    pgPolicy('api_tokens_owner', {
      to: ownerRole,
      for: 'select',
      using: sql`${table.ownerId} = ${currentOwnerId} and ${managesBilling}`,
    }),
    systemSeesAll('api_tokens'),
  ],
)
