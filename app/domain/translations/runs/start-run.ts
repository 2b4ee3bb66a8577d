import { eq, sql } from 'drizzle-orm'
import { translationRuns } from '#app/db/schema/index.ts'
import { findActiveSubscription } from '../../billing/subscription-queries.ts'
import { ConflictError, ForbiddenError } from '../../errors.ts'
import { parseGlossary } from '../glossary.ts'
import { joinTranslations, readTranslations } from '../list-translations.ts'
import { readSubjects } from '../read-subjects.ts'
import { ensureLanguage, getLanguagePair } from '../restaurant-language.ts'
import { isRecent, latestRun, remainingCharacters } from './find-run.ts'
import { periodDays } from './limits.ts'
import { isToDo, planBatch } from './to-do.ts'
import { asOwner } from '../../as-owner.ts'
import type { Member } from '../../actor.ts'

/**
 * Starts a run in which a model translates a restaurant's untranslated texts into a language, or continues
 * a paused run. Does nothing if a run is already running.
 * @throws {NotFoundError | InvalidInputError}
 * @throws {ForbiddenError} without an active subscription or trial
 * @throws {ConflictError} if there is nothing to translate, or the limit is reached
 */
export async function startRun(
  member: Member,
  restaurantId: string,
  language: string,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    if (!(await findActiveSubscription(transaction, member.ownerId))) {
      throw new ForbiddenError('run_needs_subscription')
    }
    const { id: rowId, glossary } = await ensureLanguage(transaction, pair)
    // Two clicks at once must not start two runs.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${rowId}, 0))`)
    const before = await latestRun(transaction, pair.restaurant.id, pair.to)
    if (before?.state === 'running') return
    const rows = await readTranslations(transaction, pair, [pair.to])
    const subjects = await joinTranslations(
      await readSubjects(transaction, pair.restaurant),
      rows,
      pair.to,
    )
    const toDo = subjects.filter(isToDo)
    if (toDo.length === 0) throw new ConflictError('run_has_nothing_to_do')
    const { charged } = planBatch(subjects, parseGlossary(glossary))
    if (charged > (await remainingCharacters(transaction, member.ownerId))) {
      throw new ConflictError('run_limit_reached', { days: periodDays })
    }
    if (before?.state === 'paused') {
      await transaction
        .update(translationRuns)
        .set({
          state: 'running',
          reason: null,
          failures: 0,
          characters: sql`case when ${isRecent} then ${translationRuns.characters} else 0 end`,
          total: before.translated + toDo.length,
          dueAt: sql`now()`,
          updatedAt: sql`now()`,
        })
        .where(eq(translationRuns.id, before.id))
      return
    }
    await transaction.insert(translationRuns).values({
      ownerId: member.ownerId,
      restaurantId: pair.restaurant.id,
      language: pair.to,
      state: 'running',
      total: toDo.length,
    })
  })
}
