import { sql } from 'drizzle-orm'
import { index, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { owners } from './owners.ts'
import {
  currentAccountId,
  currentOwnerId,
  currentTokenName,
  hasRole,
  membersSee,
  ownerReadsOwn,
  ownerRole,
  systemSeesAll,
  worksEverywhere,
} from './policies.ts'

/** What a field was before and after a change; null if it had no value. */
export type Change = readonly [unknown, unknown]

/**
 * What was done in an owner's account. Triggers of the other tables (`audit_change`) and
 * `recordAction` append rows; nobody may change them, and only their age removes them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    at: instant().default(sql`clock_timestamp()`),
    /** The person who did it; null for a token, and for Chefin, such as a scheduled price that takes effect. */
    accountId: uuid(),
    /** The name of the API token that did it. */
    tokenName: text().default(sql`nullif(current_setting('app.token_name', true), '')`),
    /** The kind of subject and the verb, such as `dish.changed`; see `domain/audit/actions.ts`. */
    action: text().notNull(),
    subjectId: uuid(),
    /** The subject's name at that time. */
    subjectName: text().notNull().default(''),
    /** By the name of a column, or by what the row is about, such as a dietary fact. */
    changes: jsonb().$type<Readonly<Record<string, Change>>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_owner').on(table.ownerId, table.at, table.id),
    index('audit_log_subject').on(table.ownerId, table.subjectId, table.at),
    index('audit_log_age').on(table.at),
    // Of people in the teams of others; read when an account is deleted.
    index('audit_log_guests')
      .on(table.accountId, table.ownerId)
      .where(sql`${table.accountId} <> ${table.ownerId}`),
    ownerReadsOwn('audit_log', table.ownerId),
    membersSee('audit_log', sql`${hasRole('owner', 'manager')} and ${worksEverywhere}`),
    pgPolicy('audit_log_owner_appends', {
      to: ownerRole,
      for: 'insert',
      withCheck: sql`${table.ownerId} = ${currentOwnerId}`,
    }),
    // In nobody else's name.
    pgPolicy('audit_log_members_append', {
      as: 'restrictive',
      to: ownerRole,
      for: 'insert',
      withCheck: sql`${table.accountId} is not distinct from ${currentAccountId}
        and ${table.tokenName} is not distinct from ${currentTokenName}`,
    }),
    systemSeesAll('audit_log'),
  ],
)
