import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import { inSlices } from '../in-slices.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { readSubjects, type Subject } from './read-subjects.ts'
import { findLanguage, getLanguagePair, type LanguagePair } from './restaurant-language.ts'
import { sourceVersion } from './source-version.ts'
import type { Texts } from './subjects.ts'
import { translationState, type TranslationState } from './translation-state.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

export type TranslationRow = typeof translations.$inferSelect

/** A subject with its translation into one language. */
export interface TranslatedSubject extends Omit<Subject, 'textsIn'> {
  /** The owner's texts, by field. */
  readonly texts: Texts
  /** Identifies `texts`. A translation of an earlier version is rejected. */
  readonly version: string
  readonly state: TranslationState
  readonly translation: TranslationRow | undefined
}

/** All texts that a restaurant's guests read, with the translations into one language. */
export interface ListedTranslations extends LanguagePair {
  readonly liveAt: Date | null
  readonly glossary: string
  /** The subjects in the order of the guest page, the restaurant's texts first. */
  readonly subjects: readonly TranslatedSubject[]
}

/**
 * Lists all texts of an owner that a restaurant's guests read, with their translations into a language.
 * @param language from the URL
 * @throws {NotFoundError | InvalidInputError}
 */
export async function listTranslations(
  member: Member,
  restaurantId: string,
  language: string,
): Promise<ListedTranslations> {
  const { pair, row, subjects, rows } = await asOwner(member, 'editMenus', async (transaction) => {
    const languages = await getLanguagePair(transaction, restaurantId, language)
    return {
      pair: languages,
      row: await findLanguage(transaction, languages),
      subjects: await readSubjects(transaction, languages.restaurant),
      rows: await readTranslations(transaction, languages, [languages.to]),
    }
  })
  return {
    ...pair,
    liveAt: row?.liveAt ?? null,
    glossary: row?.glossary ?? '',
    // Outside the transaction, because comparing a long menu takes long.
    subjects: await joinTranslations(subjects, rows, pair.to),
  }
}

/** Joins subjects with their translations into a language. */
export const joinTranslations = (
  subjects: readonly Subject[],
  rows: ReadonlyMap<string, TranslationRow>,
  language: MenuLanguage,
): Promise<TranslatedSubject[]> =>
  inSlices(subjects, ({ textsIn, ...subject }) => {
    const texts = textsIn(language)
    const translation = rows.get(rowKey(subject.key, language))
    return {
      ...subject,
      texts,
      version: sourceVersion(texts),
      state: translationState(texts, translation),
      translation,
    }
  })

/** Identifies the translation of a subject in the map of `readTranslations`. */
export const rowKey = (subject: string, language: string) => `${language} ${subject}`

// Limited, because the driver parses all rows of a query at once, which blocks the event loop.
const rowsPerPage = 200

/** Reads the translations of a restaurant and its menus, by `rowKey`. */
export async function readTranslations(
  transaction: Transaction,
  { restaurant, menus }: Pick<LanguagePair, 'restaurant' | 'menus'>,
  languages: readonly MenuLanguage[],
): Promise<ReadonlyMap<string, TranslationRow>> {
  const menuIds = menus.map(({ id }) => id)
  const rowsByKey = new Map<string, TranslationRow>()
  for (let last: string | undefined; ;) {
    const rows = await transaction
      .select()
      .from(translations)
      .where(
        and(
          or(inArray(translations.menuId, menuIds), eq(translations.restaurantId, restaurant.id)),
          inArray(translations.language, [...languages]),
          last === undefined ? undefined : gt(translations.id, last),
        ),
      )
      .orderBy(asc(translations.id))
      .limit(rowsPerPage)
    for (const row of rows) rowsByKey.set(rowKey(row.subject, row.language), row)
    last = rows.at(-1)?.id
    if (rows.length < rowsPerPage) return rowsByKey
  }
}
