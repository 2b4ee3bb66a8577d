import { foldedWords } from '../dietary/fold-text.ts'
import type { GuestDish } from '../guest-menu/guest-menu.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import {
  dishTexts,
  onlyField,
  subjectKey,
  translateDish,
  type DishTexts,
  type SubjectKind,
  type Texts,
} from './subjects.ts'

/** A text as guests read it. */
export interface ShownText {
  readonly text: string
  /** The owner's text, if it was translated. */
  readonly original?: string
  /** The text's language, if it isn't the page's. */
  readonly lang?: MenuLanguage
}

/** A dish's texts as guests read them. */
export type ShownDish = DishTexts & {
  /** The language that its texts were translated into, if they were. */
  readonly translatedInto?: MenuLanguage
  /** The owner's name for the dish, if another one is shown: the staff must understand an order. */
  readonly original?: { readonly name: string; readonly language: MenuLanguage }
  /** The texts' language, if it isn't the page's. */
  readonly lang?: MenuLanguage
  /** Whether the menu is translated, but this dish has no translation that guests may read. */
  readonly isUntranslated?: boolean
}

/** A stored translation: the owner's texts at that time, and their translations, by field. */
export interface Translation {
  readonly source: Texts
  readonly texts: Texts
}

/** The texts of a menu in a page's language. Dietary facts and figures aren't part of it. */
export interface MenuTexts {
  /** The language in which the menu is shown; null if unknown. */
  readonly shownLanguage: MenuLanguage | null
  /** Whether any of the texts may differ from the owner's. */
  readonly isTranslated: boolean
  readonly dish: (dish: GuestDish) => ShownDish
  readonly text: (kind: SubjectKind, id: string, original: string) => ShownText
}

/**
 * Whether a translation covers exactly these texts. Further texts, which the subject no longer has, are
 * ignored.
 */
export const isTranslationOf = (
  texts: Texts,
  { source, texts: translated }: Translation,
): boolean =>
  Object.entries(texts).every(
    ([field, text]) => source[field] === text && (translated[field] ?? '') !== '',
  )

/**
 * Returns the owner's texts as they are.
 * @param written the language in which they are written; null if unknown
 */
export function originalTexts(menuLanguage: MenuLanguage | null, page: MenuLanguage): MenuTexts {
  const lang = menuLanguage === null || menuLanguage === page ? {} : { lang: menuLanguage }
  return {
    shownLanguage: menuLanguage,
    isTranslated: false,
    dish: (dish) => ({ ...dish, ...lang }),
    text: (_kind, _id, text) => ({ text, ...lang }),
  }
}

/** Whether a translated name contains the original: "Haydari (dicker Joghurt mit Dill)". */
const includesName = (translated: string, original: string) =>
  asWords(translated).includes(asWords(original))

const asWords = (text: string) => ` ${foldedWords(text).join(' ')} `

/**
 * Returns the texts in another language. A subject whose translation is missing or outdated is shown in the
 * original completely, not in two languages.
 * @param translations those that guests may read, by subject
 */
export function translatedTexts(
  translations: ReadonlyMap<string, Translation>,
  language: MenuLanguage,
  menuLanguage: MenuLanguage,
): MenuTexts {
  const translatedDishes = new WeakMap<GuestDish, ShownDish>()
  const translate = (dish: GuestDish): ShownDish => {
    const row = translations.get(subjectKey('dish', dish.id))
    if (!row || !isTranslationOf(dishTexts(dish, language), row)) {
      return { ...dish, lang: menuLanguage, isUntranslated: true }
    }
    const translated = { ...translateDish(dish, row.texts, language), translatedInto: language }
    return includesName(translated.name, dish.name)
      ? translated
      : { ...translated, original: { name: dish.name, language: menuLanguage } }
  }
  return {
    shownLanguage: language,
    isTranslated: true,
    dish: (dish) => {
      const translated = translatedDishes.get(dish) ?? translate(dish)
      translatedDishes.set(dish, translated)
      return translated
    },
    text: (kind, id, original) => {
      const row = translations.get(subjectKey(kind, id))
      const text = row && isTranslationOf({ [onlyField]: original }, row) && row.texts[onlyField]
      return text ? { text, original } : { text: original, lang: menuLanguage }
    },
  }
}
