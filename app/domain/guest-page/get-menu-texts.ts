import { and, asc, eq, gt } from 'drizzle-orm'
import { asGuest } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import {
  originalTexts,
  translatedTexts,
  type MenuTexts,
  type Translation,
} from '../translations/menu-texts.ts'
import { isShowable } from '../translations/showable.ts'
import type { GuestPage } from './get-guest-page.ts'

/** In characters of stored texts. Beyond it, the least recently used translations are evicted. */
const maxCachedLength = 16_000_000

const rowsPerPage = 100

interface CacheEntry {
  readonly version: string
  readonly texts: Promise<MenuTexts>
  length: number
}

/** By restaurant and language, least recently used first. */
const cache = new Map<string, CacheEntry>()

type Page = Pick<GuestPage, 'restaurant' | 'version' | 'languages'>

/**
 * Returns the texts of a restaurant's menu in a language if the restaurant offers it, or else the
 * original texts.
 */
export async function getMenuTexts(
  { restaurant, version, languages }: Page,
  language: MenuLanguage,
): Promise<MenuTexts> {
  const { original, live } = languages
  if (original === null || language === original || !live.includes(language)) {
    return originalTexts(original, language)
  }
  const key = `${restaurant.id} ${language}`
  const found = cache.get(key)
  cache.delete(key)
  const current =
    found?.version === version
      ? found
      : createEntry(key, { restaurant, version }, language, original)
  cache.set(key, current)
  return current.texts
}

function createEntry(
  key: string,
  { restaurant, version }: Pick<Page, 'restaurant' | 'version'>,
  language: MenuLanguage,
  original: MenuLanguage,
): CacheEntry {
  const readTexts = async (): Promise<MenuTexts> => {
    try {
      const { showable, length } = await readShowable(restaurant.id, language)
      entry.length = length
      evict()
      return translatedTexts(showable, language, original)
    } catch (error) {
      // The next request reads again.
      if (cache.get(key) === entry) cache.delete(key)
      throw error
    }
  }
  const entry: CacheEntry = { version, length: 0, texts: readTexts() }
  return entry
}

function evict(): void {
  let total = [...cache.values()].reduce((sum, { length }) => sum + length, 0)
  for (const [key, { length }] of cache) {
    if (total <= maxCachedLength) return
    cache.delete(key)
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
        .where(and(gt(translations.subject, last), eq(translations.language, language), isShowable))
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
