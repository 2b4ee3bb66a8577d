import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { isMenuLanguage, menuLanguages, type MenuLanguage } from '../guest-menu/menu-language.ts'
import { getRestaurantRow, type Restaurant } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { joinTranslations, readTranslations } from './list-translations.ts'
import { readSubjects } from './read-subjects.ts'
import { translationStates, type TranslationState } from './translation-state.ts'

/** A language that a restaurant's menu can be translated into. */
export interface ListedLanguage {
  readonly language: MenuLanguage
  /** Since when guests read it; null if they don't. */
  readonly liveAt: Date | null
  /** The number of subjects that guests see, by the state of their translation. */
  readonly counts: Readonly<Record<TranslationState, number>>
}

export interface ListedLanguages {
  readonly restaurant: Restaurant
  /** Whether the restaurant shows a menu. */
  readonly hasMenu: boolean
  /** The language that its texts are written in; null if the owner hasn't said. */
  readonly original: MenuLanguage | null
  /** All languages but the original; empty while the original is unknown. */
  readonly languages: readonly ListedLanguage[]
}

/**
 * Lists the languages of a restaurant's menu, with how far each is.
 * @throws {NotFoundError}
 */
export async function listLanguages(
  ownerId: string,
  restaurantId: string,
): Promise<ListedLanguages> {
  const found = await asOwner(ownerId, async (transaction) => {
    const restaurant = await getRestaurantRow(transaction, restaurantId)
    const menus = await readShownMenus(transaction, restaurant.id)
    const written = menus[0]?.language
    const original = isMenuLanguage(written) ? written : null
    const others = original === null ? [] : menuLanguages.filter((one) => one !== original)
    const stored = await transaction
      .select()
      .from(restaurantLanguages)
      .where(eq(restaurantLanguages.restaurantId, restaurant.id))
    return {
      restaurant,
      hasMenu: menus.length > 0,
      original,
      others,
      stored,
      subjects: (await readSubjects(transaction, restaurant)).filter(({ isShown }) => isShown),
      rows: await readTranslations(transaction, { restaurant, menus }, others),
    }
  })
  const { restaurant, hasMenu, original, others, stored, subjects, rows } = found
  const translatedInto = new Set([...rows.values()].map(({ language }) => language))
  const languages: ListedLanguage[] = []
  // Others need the connection while a long menu is read in all its languages.
  for (const language of others) {
    // Most languages of most restaurants have none.
    const states = translatedInto.has(language)
      ? (await joinTranslations(subjects, rows, language)).map(({ state }) => state)
      : subjects.map(() => 'missing' as const)
    languages.push({
      language,
      liveAt: stored.find((row) => row.language === language)?.liveAt ?? null,
      counts: countStates(states),
    })
  }
  return { restaurant, hasMenu, original, languages }
}

function countStates(
  states: readonly TranslationState[],
): Readonly<Record<TranslationState, number>> {
  const count = (wanted: TranslationState) => states.filter((state) => state === wanted).length
  const [missing, outdated, rejected, doubtful, unsure, unread, reviewed] = translationStates
  return {
    missing: count(missing),
    outdated: count(outdated),
    rejected: count(rejected),
    doubtful: count(doubtful),
    unsure: count(unsure),
    unread: count(unread),
    reviewed: count(reviewed),
  }
}
