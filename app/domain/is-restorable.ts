import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { undoDays } from './undo-days.ts'

const cutoff = sql`now() - make_interval(days => ${undoDays})`

/** Whether a row is deleted and can be restored. */
export const isRestorable = (deletedAt: AnyPgColumn): SQL => sql`${deletedAt} > ${cutoff}`

/** Whether a row was deleted too long ago to be restored. */
export const isExpired = (deletedAt: AnyPgColumn): SQL => sql`${deletedAt} <= ${cutoff}`
