import { sql } from 'drizzle-orm'
import { messages } from '#app/db/schema/index.ts'

/** Whether a message still has what was said: erasure and retention leave empty rows behind. */
export const hasWords = sql`(${messages.text} <> '' or ${messages.dishes} <> '[]'::jsonb)`
