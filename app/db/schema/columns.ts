import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random key: ids don't reveal how many rows a table has. */
export const id = uuid()
  .primaryKey()
  .default(sql`gen_random_uuid()`)

/**
 * A time in milliseconds: a JavaScript Date has no more, and keyset paging compares for equality.
 */
export const instant = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow()

/** When the owner deleted the row, which can be restored for a time; null for all other rows. */
export const deletedAt = timestamp({ withTimezone: true, precision: 3 })

/**
 * When the owner replaced or deleted a picture, which can be restored for a time; null if there is
 * none to restore.
 */
export const formerAt = () => timestamp({ withTimezone: true, precision: 3 })

export const createdAt = instant()
export const updatedAt = instant()
export const editedAt = instant()
