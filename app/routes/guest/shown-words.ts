import { foodInLanguage } from '#app/domain/dietary/food-in-language.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { textPairs } from '#app/domain/translations/text-pairs.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'

/** Returns the owner's words behind a fact as the dish is shown: translated where its texts are. */
export function shownWords(
  dish: GuestDish,
  shown: ShownDish,
  words: readonly string[],
): readonly string[] {
  const { translatedInto: language } = shown
  if (language === undefined) return words
  const byOriginal = new Map(textPairs(dish, shown))
  return words.map((word) => byOriginal.get(word) ?? foodInLanguage(word, language) ?? word)
}

/** Returns what separates the words of a dish: a comma of the page's language, if it is theirs too. */
export const commaOf = ({ lang }: Pick<ShownDish, 'lang'>, translate: GuestTranslate): string =>
  lang === undefined ? translate('comma') : ', '
