import { eq } from 'drizzle-orm'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { isMenuLanguage, menuLanguages, type MenuLanguage } from '../guest-menu/menu-language.ts'
import { getRestaurantRow, type Restaurant } from '../locks/lock-restaurant.ts'
import { readShownMenus } from '../restaurants/shown-menus.ts'
import { joinTranslations, readTranslations } from './list-translations.ts'
import { readSubjects } from './read-subjects.ts'
import { translationStates, type TranslationState } from './translation-state.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A language that a restaurant's menu can be translated into. */
export interface ListedLanguage {
  readonly language: MenuLanguage
  /** Since when guests can choose it; null if they can't. */
  readonly liveAt: Date | null
  /** The number of subjects that guests see, by the state of their translation. */
  readonly counts: Readonly<Record<TranslationState, number>>
}

export interface ListedLanguages {
  readonly restaurant: Restaurant
  /** Whether the restaurant shows a menu. */
  readonly hasMenu: boolean
  /** The language in which its texts are written; null if the owner hasn't chosen one. */
  readonly original: MenuLanguage | null
  /** All languages but the original; empty while the original is unknown. */
  readonly languages: readonly ListedLanguage[]
}

/**
 * Lists the languages into which a restaurant's texts can be translated, with the states of the
 * translations.
 * @throws {NotFoundError}
 */
export async function listLanguages(
  member: Member,
  restaurantId: string,
): Promise<ListedLanguages> {
  const data = await asOwner(member, 'editMenus', async (transaction) => {
    const restaurant = await getRestaurantRow(transaction, restaurantId)
    const menus = await readShownMenus(transaction, restaurant.id)
    const menuLanguage = menus[0]?.language
    const original = isMenuLanguage(menuLanguage) ? menuLanguage : null
    const others =
      original === null ? [] : menuLanguages.filter((language) => language !== original)
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
  const { restaurant, hasMenu, original, others, stored, subjects, rows } = data
  const translatedInto = new Set([...rows.values()].map(({ language }) => language))
  const languages: ListedLanguage[] = []
  // Outside the transaction, because comparing a long menu in all languages takes long.
  for (const language of others) {
    // A shortcut, because most restaurants have no translations into most languages.
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
  const count = (state: TranslationState) => states.filter((each) => each === state).length
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
