import { asc, count, desc } from 'drizzle-orm'
import { insights } from '#app/db/schema/index.ts'
import { inPeriod, type Period } from './period.ts'
import { asOwnerReading } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A language and the number of questions in it. */
export interface LanguageCount {
  /** ISO 639-1. */
  readonly language: string
  readonly count: number
}

/**
 * Counts the languages of an owner's questions, most common first.
 * @throws {NotFoundError} for an invalid restaurant id
 */
export async function countLanguages(member: Member, period: Period): Promise<LanguageCount[]> {
  const condition = inPeriod(member.ownerId, period)
  return asOwnerReading(member, 'seeConversations', (transaction) =>
    transaction
      .select({ language: insights.language, count: count() })
      .from(insights)
      .where(condition)
      .groupBy(insights.language)
      .orderBy(desc(count()), asc(insights.language)),
  )
}
