import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { restaurantLanguages, translations } from '#app/db/schema/index.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { inSlices } from '../in-slices.ts'
import { touchMenu } from '../locks/lock-menu.ts'
import { nextVersion } from '../row-version.ts'
import {
  checkTranslations,
  prepareCheck,
  type TranslationVerdict,
} from './check/check-translation.ts'
import { parseGlossary } from './glossary.ts'
import type { Subject } from './read-subjects.ts'
import { findLanguage } from './restaurant-language.ts'
import type { Texts } from './subjects.ts'

export type Origin = (typeof translations.$inferSelect)['origin']

export interface NewTranslation {
  readonly subject: Subject
  readonly texts: Texts
}

interface Target {
  readonly ownerId: string
  readonly restaurantId: string
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  readonly origin: Origin
  /** Whether the owner wrote or accepted them. Translations with doubts count as unreviewed nevertheless. */
  readonly isReviewed: boolean
}

/** A translation with the result of its check. */
export interface CheckedTranslation extends TranslationVerdict {
  readonly subject: Pick<Subject, 'key' | 'menuId'>
  readonly source: Texts
  readonly texts: Texts
}

/**
 * Checks translations, stores them with the results in place of earlier ones, and invalidates the guest
 * pages that show them.
 */
export async function storeTranslations(
  transaction: Transaction,
  newTranslations: readonly NewTranslation[],
  { subjects, ...target }: Target & Pick<Comparison, 'subjects'>,
): Promise<void> {
  if (newTranslations.length === 0) return
  const checked = await checkNew(transaction, newTranslations, { subjects, ...target })
  await storeChecked(transaction, checked, target)
}

interface Comparison extends Pick<Target, 'restaurantId' | 'from' | 'to'> {
  /** All subjects of the restaurant, to detect swapped texts. */
  readonly subjects: readonly Subject[]
}

/** Checks translations, and stores nothing. */
export async function checkNew(
  transaction: Transaction,
  newTranslations: readonly NewTranslation[],
  { restaurantId, from, to, subjects }: Comparison,
): Promise<readonly CheckedTranslation[]> {
  const language = await findLanguage(transaction, { restaurant: { id: restaurantId }, to })
  const glossary = parseGlossary(language?.glossary ?? '')
  await prepareCheck(from, to)
  const others = await inSlices(subjects, ({ textsIn }) => textsIn(to))
  const inputs = await inSlices(newTranslations, ({ subject, texts: translated }) => {
    const source = subject.textsIn(to)
    const texts = Object.fromEntries(
      Object.keys(source).map((field) => [field, (translated[field] ?? '').trim()]),
    )
    return { subject, source, texts, from, to, glossary, others }
  })
  return checkTranslations(inputs)
}

// Serializing the statement for a thousand full dishes would block the event loop for too long.
const rowsPerInsert = 100

/** Like `storeTranslations`, but for translations that are checked already, because that may take seconds. */
export async function storeChecked(
  transaction: Transaction,
  checkedTranslations: readonly CheckedTranslation[],
  target: Target,
): Promise<void> {
  const { ownerId, restaurantId, to, origin, isReviewed } = target
  const replacedColumns = Object.fromEntries(
    (['source', 'texts', 'origin', 'problems', 'doubts'] as const).map((name) => [
      name,
      sql.raw(`excluded.${name}`),
    ]),
  )
  for (let start = 0; start < checkedTranslations.length; start += rowsPerInsert) {
    const rows = checkedTranslations
      .slice(start, start + rowsPerInsert)
      .map(({ subject, source, texts, problems, doubts, isSure }) => ({
        ownerId,
        menuId: subject.menuId,
        restaurantId: subject.menuId === null ? restaurantId : null,
        subject: subject.key,
        language: to,
        source,
        texts,
        origin,
        problems,
        doubts,
        isSure,
        reviewedAt: isReviewed && doubts.length === 0 ? new Date() : null,
      }))
    await transaction
      .insert(translations)
      .values(rows)
      .onConflictDoUpdate({
        target: [translations.ownerId, translations.subject, translations.language],
        set: {
          ...replacedColumns,
          isSure: sql`excluded.is_sure`,
          reviewedAt: sql`excluded.reviewed_at`,
          updatedAt: nextVersion(translations.updatedAt),
        },
      })
  }
  await invalidatePages(
    transaction,
    checkedTranslations.map(({ subject }) => subject),
    target,
  )
}

/** Invalidates the guest pages in a language: their versions depend on these rows, not on translations. */
export async function invalidatePages(
  transaction: Transaction,
  changedSubjects: readonly Pick<Subject, 'menuId'>[],
  { restaurantId, to }: Pick<Target, 'restaurantId' | 'to'>,
): Promise<void> {
  const menuIds = new Set(changedSubjects.flatMap(({ menuId }) => menuId ?? []))
  // Locked in the order of their ids, to prevent deadlocks.
  for (const menuId of [...menuIds].toSorted()) await touchMenu(transaction, menuId)
  await transaction
    .update(restaurantLanguages)
    .set({ updatedAt: nextVersion(restaurantLanguages.updatedAt) })
    .where(
      and(eq(restaurantLanguages.restaurantId, restaurantId), eq(restaurantLanguages.language, to)),
    )
}
