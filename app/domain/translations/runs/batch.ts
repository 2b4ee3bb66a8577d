import { asOwner } from '../../as-owner.ts'
import { eq, sql } from 'drizzle-orm'
import { onBehalfOf } from '../../actor.ts'
import { translationRuns } from '#app/db/schema/index.ts'
import { findActiveSubscription } from '../../billing/subscription-queries.ts'
import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import {
  checkTranslations,
  prepareCheck,
  type TranslationProblem,
} from '../check/check-translation.ts'
import { parseGlossary } from '../glossary.ts'
import { readTranslations, joinTranslations, type TranslatedSubject } from '../list-translations.ts'
import { readSubjects } from '../read-subjects.ts'
import { ensureLanguage, getLanguagePair } from '../restaurant-language.ts'
import { sourceVersion } from '../source-version.ts'
import { storeTranslations, type NewTranslation } from '../store-translations.ts'
import type { Texts } from '../subjects.ts'
import { remainingCharacters, type TranslationRun } from './find-run.ts'
import { planBatch } from './to-do.ts'

const reason = 'a menu is translated'

/** The subjects of a run that a model translates next. */
export interface Batch {
  readonly restaurantId: string
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  readonly glossary: ReadonlyMap<string, string>
  readonly subjects: readonly TranslatedSubject[]
  /** The originals of all subjects, to detect swapped translations. */
  readonly others: readonly Texts[]
}

/**
 * Reads the next batch of a run and charges it to the owner's limit, because the model costs the same if
 * its answer can't be stored.
 * @returns 'done' if everything is translated, or the reason for which the run has to pause
 * @throws {NotFoundError | InvalidInputError} if the restaurant or its language has been removed
 */
export async function readBatch({
  id,
  ownerId,
  restaurantId,
  language,
}: TranslationRun): Promise<Batch | { readonly pausedBy: string } | 'done'> {
  if (restaurantId === null) return { pausedBy: 'restaurant_not_found' }
  return asOwner(onBehalfOf(ownerId, reason), 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    if (!(await findActiveSubscription(transaction, ownerId))) {
      return { pausedBy: 'run_needs_subscription' }
    }
    const row = await ensureLanguage(transaction, pair)
    const rows = await readTranslations(transaction, pair, [pair.to])
    const all = await joinTranslations(
      await readSubjects(transaction, pair.restaurant),
      rows,
      pair.to,
    )
    const { subjects, glossary, charged } = planBatch(all, parseGlossary(row.glossary))
    if (subjects.length === 0) return 'done'
    if (charged > (await remainingCharacters(transaction, ownerId))) {
      return { pausedBy: 'run_limit_reached' }
    }
    await transaction
      .update(translationRuns)
      .set({
        characters: sql`${translationRuns.characters} + ${charged}`,
        updatedAt: sql`now()`,
      })
      .where(eq(translationRuns.id, id))
    await prepareCheck(pair.from, pair.to)
    return {
      restaurantId,
      from: pair.from,
      to: pair.to,
      glossary,
      subjects,
      others: all.map(({ texts }) => texts),
    }
  })
}

/** Returns the problems and doubts that the check finds in translations of a batch, by subject. */
export async function findProblems(
  { from, to, glossary, others, subjects }: Batch,
  translations: ReadonlyMap<string, Texts>,
): Promise<ReadonlyMap<string, readonly TranslationProblem[]>> {
  const checkedTranslations = await checkTranslations(
    subjects.map(({ key, texts: source }) => {
      const texts = translations.get(key) ?? {}
      return { key, source, texts, from, to, glossary, others }
    }),
  )
  return new Map(
    checkedTranslations.flatMap(({ key, problems, doubts }) =>
      problems.length + doubts.length > 0 ? [[key, [...problems, ...doubts]] as const] : [],
    ),
  )
}

/**
 * Stores the translations of a batch, except for subjects whose texts have been changed since.
 * @param tokens the number of tokens that the model used
 */
export async function storeBatch(
  { id, ownerId, language }: TranslationRun,
  batch: Batch,
  translations: ReadonlyMap<string, Texts>,
  tokens: number,
): Promise<void> {
  const rejectedCount = (await findProblems(batch, translations)).size
  await asOwner(onBehalfOf(ownerId, reason), 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, batch.restaurantId, language)
    const subjects = await readSubjects(transaction, pair.restaurant)
    const byKey = new Map(subjects.map((subject) => [subject.key, subject]))
    const unchangedTranslations = batch.subjects.flatMap(({ key, version }): NewTranslation[] => {
      const subject = byKey.get(key)
      const texts = translations.get(key) ?? {}
      return subject && sourceVersion(subject.textsIn(pair.to)) === version
        ? [{ subject, texts }]
        : []
    })
    await storeTranslations(transaction, unchangedTranslations, {
      ownerId,
      restaurantId: pair.restaurant.id,
      from: pair.from,
      to: pair.to,
      origin: 'model',
      isReviewed: false,
      subjects,
    })
    await transaction
      .update(translationRuns)
      .set({
        translated: sql`${translationRuns.translated} + ${unchangedTranslations.length}`,
        rejected: sql`${translationRuns.rejected} + ${rejectedCount}`,
        tokens: sql`${translationRuns.tokens} + ${tokens}`,
        updatedAt: sql`now()`,
      })
      .where(eq(translationRuns.id, id))
  })
}
