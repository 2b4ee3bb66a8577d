import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/** One row per signed-in browser, written by Better Auth. Owner verbs never read it. */
export const sessions = pgTable(
  'sessions',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** The team that the session works in; null for the one that the person chose last. */
    teamId: uuid().references(() => owners.id, { onDelete: 'set null' }),
    token: text().notNull().unique('sessions_token'),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    /**
     * Of a session that was ended because the person was removed from the team it worked in: what the
     * team is called, which the login says to the holder of the cookie; null while the session is open.
     */
    removedFrom: text(),
    /** What opened the session. With a second factor, only sessions opened with it are valid. */
    level: text({ enum: ['password', 'second-factor'] })
      .notNull()
      .default('password'),
    /** When the owner last confirmed who they are, for actions that ask again; see `confirm.ts`. */
    confirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('sessions_owner').on(table.ownerId),
    index('sessions_team').on(table.teamId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_level', sql`${table.level} in ('password', 'second-factor')`),
    systemSeesAll('sessions'),
  ],
)
