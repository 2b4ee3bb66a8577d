import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { translations } from '#app/db/schema/index.ts'

/** The condition under which guests may read a translation. */
export const isShowable = and(
  eq(sql`jsonb_array_length(${translations.problems})`, 0),
  isNotNull(translations.reviewedAt),
)
