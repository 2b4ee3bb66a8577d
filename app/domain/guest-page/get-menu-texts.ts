import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import {
  originalTexts,
  translatedTexts,
  type MenuTexts,
  type Translation,
} from '../translations/menu-texts.ts'
import type { GuestPage } from './get-guest-page.ts'

/** In characters of stored texts. Beyond it, the least recently used translations are read again. */
const maxText = 16_000_000

const rowsPerPage = 100

interface Kept {
  readonly version: string
  readonly texts: Promise<MenuTexts>
  length: number
}

/** By restaurant and language, in order of use. */
const kept = new Map<string, Kept>()

type Page = Pick<GuestPage, 'restaurant' | 'version' | 'languages'>

/**
 * Returns the texts of a restaurant's menu for a page in a language: translated, if the restaurant
 * offers the language.
 */
export async function getMenuTexts(
  { restaurant, version, languages }: Page,
  page: MenuLanguage,
): Promise<MenuTexts> {
  const { original, live } = languages
  if (original === null || page === original || !live.includes(page)) {
    return originalTexts(original, page)
  }
  const key = `${restaurant.id} ${page}`
  const found = kept.get(key)
  kept.delete(key)
  const current =
    found?.version === version ? found : read(key, { restaurant, version }, page, original)
  kept.set(key, current)
  return current.texts
}

function read(
  key: string,
  { restaurant, version }: Pick<Page, 'restaurant' | 'version'>,
  page: MenuLanguage,
  original: MenuLanguage,
): Kept {
  const entry: Kept = { version, length: 0, texts: readTexts() }
  return entry

  async function readTexts(): Promise<MenuTexts> {
    try {
      const { showable, length } = await readShowable(restaurant.id, page)
      entry.length = length
      evict()
      return translatedTexts(showable, page, original)
    } catch (error) {
      // The next request reads again.
      if (kept.get(key) === entry) kept.delete(key)
      throw error
    }
  }
}

function evict(): void {
  let total = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  for (const [key, { length }] of kept) {
    if (total <= maxText) return
    kept.delete(key)
    total -= length
  }
}

/** Reads the translations that guests may read, by subject, in pages as `readInPages` does. */
async function readShowable(restaurantId: string, language: MenuLanguage) {
  const showable = new Map<string, Translation>()
  let length = 0
  await asGuest({ restaurant: { id: restaurantId } }, async (transaction) => {
    for (let last = ''; ;) {
      const rows = await transaction
        .select({
          subject: translations.subject,
          source: translations.source,
          texts: translations.texts,
        })
        .from(translations)
        .where(
          and(
            gt(translations.subject, last),
            eq(translations.language, language),
            eq(sql`jsonb_array_length(${translations.problems})`, 0),
            isNotNull(translations.reviewedAt),
          ),
        )
        .orderBy(asc(translations.subject))
        .limit(rowsPerPage)
      for (const { subject, ...translation } of rows) {
        showable.set(subject, translation)
        length += JSON.stringify(translation).length
      }
      const { subject } = rows.at(-1) ?? {}
      if (subject === undefined || rows.length < rowsPerPage) return
      last = subject
    }
  })
  return { showable, length }
}
