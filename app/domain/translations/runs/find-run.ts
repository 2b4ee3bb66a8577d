import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { translationRuns } from '#app/db/schema/index.ts'
import { maxCharacters, periodDays } from './limits.ts'
import { asOwner } from '../../as-owner.ts'
import type { Member } from '../../actor.ts'

export type TranslationRun = typeof translationRuns.$inferSelect

/** An owner's latest run for a restaurant's language, and the rest of the owner's limit. */
export interface RunStatus {
  readonly run: TranslationRun | undefined
  /** Characters that may be translated within the period. */
  readonly remaining: number
}

/** Finds the latest run; undefined if there is no such restaurant or language. */
export async function findRun(
  member: Member,
  restaurantId: string,
  language: string,
): Promise<RunStatus> {
  return asOwner(member, 'editMenus', async (transaction) => ({
    run: await latestRun(transaction, restaurantId, language),
    remaining: await remainingCharacters(transaction, member.ownerId),
  }))
}

export async function latestRun(
  transaction: Transaction,
  restaurantId: string,
  language: string,
): Promise<TranslationRun | undefined> {
  const [run] = await transaction
    .select()
    .from(translationRuns)
    .where(
      and(eq(translationRuns.restaurantId, restaurantId), eq(translationRuns.language, language)),
    )
    .orderBy(desc(translationRuns.createdAt))
    .limit(1)
  return run
}

// A run that began before the period counts with all its characters if it continued within the period.
export const isRecent = gt(
  translationRuns.updatedAt,
  sql`now() - make_interval(days => ${periodDays})`,
)

/** Returns how many characters the owner may still have translated. */
export async function remainingCharacters(
  transaction: Transaction,
  ownerId: string,
): Promise<number> {
  const [usage] = await transaction
    .select({ characters: sql<string>`coalesce(sum(${translationRuns.characters}), 0)` })
    .from(translationRuns)
    .where(and(eq(translationRuns.ownerId, ownerId), isRecent))
  return Math.max(0, maxCharacters - Number(usage?.characters ?? 0))
}
