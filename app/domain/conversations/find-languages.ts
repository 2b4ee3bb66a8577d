import { asc, count, desc } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { insights } from '#app/db/schema/index.ts'
import { inPeriod, type Period } from './period.ts'

/** How many questions were asked in a language. */
export interface LanguageCount {
  /** ISO 639-1. */
  readonly language: string
  readonly count: number
}

/**
 * In which languages an owner's guests asked, the most common first.
 * @throws {NotFound} for what cannot be a restaurant's id
 */
export async function findLanguages(ownerId: string, period: Period): Promise<LanguageCount[]> {
  const isAsked = inPeriod(ownerId, period)
  return asOwner(ownerId, (transaction) =>
    transaction
      .select({ language: insights.language, count: count() })
      .from(insights)
      .where(isAsked)
      .groupBy(insights.language)
      .orderBy(desc(count()), asc(insights.language)),
  )
}
