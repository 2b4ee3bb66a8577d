import { sql } from 'drizzle-orm'
import { messages } from '#app/db/schema/index.ts'

/** Whether a message still has content: erasure and retention leave empty rows behind. */
export const hasContent = sql`(${messages.text} <> '' or ${messages.dishes} <> '[]'::jsonb)`
