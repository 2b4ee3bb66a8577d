import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

/** Owners' credentials (Better Auth's accounts): hashed passwords. */
export const credentials = pgTable(
  'credentials',
  {
    id,
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** `credential` for a password. */
    providerId: text().notNull(),
    /** The provider's id of the owner; for a password the owner's id. */
    accountId: text().notNull(),
    /** scrypt, salted. */
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('credentials_owner_provider').on(table.ownerId, table.providerId),
    systemSeesAll('credentials'),
  ],
)
