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
  /** Whether it lacks a translation that guests may read, on a translated menu. */
  readonly isUntranslated?: boolean
}

/** A stored translation: the owner's texts that were translated, and what they became. */
export interface Translation {
  readonly source: Texts
  readonly texts: Texts
}

/** The texts of a menu in the language of a page. Facts and figures never come from here. */
export interface MenuTexts {
  /** The language that the menu is shown in; null if nobody knows. */
  readonly shownLanguage: MenuLanguage | null
  /** Whether any of the texts may differ from the owner's. */
  readonly isTranslated: boolean
  readonly dish: (dish: GuestDish) => ShownDish
  readonly text: (kind: SubjectKind, id: string, original: string) => ShownText
}

/**
 * Whether a translation is of exactly these texts. Texts that the subject no longer has don't matter.
 */
export const isTranslationOf = (
  texts: Texts,
  { source, texts: translated }: Translation,
): boolean =>
  Object.entries(texts).every(
    ([field, text]) => source[field] === text && (translated[field] ?? '') !== '',
  )

/**
 * The owner's own texts.
 * @param written the language that they are written in; null if unknown
 */
export function originalTexts(written: MenuLanguage | null, page: MenuLanguage): MenuTexts {
  const lang = written === null || written === page ? {} : { lang: written }
  return {
    shownLanguage: written,
    isTranslated: false,
    dish: (dish) => ({ ...dish, ...lang }),
    text: (_kind, _id, text) => ({ text, ...lang }),
  }
}

/** Whether a translated name has the original in it: "Haydari (dicker Joghurt mit Dill)". */
const includesName = (translated: string, original: string) =>
  asWords(translated).includes(asWords(original))

const asWords = (text: string) => ` ${foldedWords(text).join(' ')} `

/**
 * The texts in another language. What isn't translated, or was changed since, is in the original as
 * a whole.
 * @param translations those that guests may read, by subject
 */
export function translatedTexts(
  translations: ReadonlyMap<string, Translation>,
  language: MenuLanguage,
  written: MenuLanguage,
): MenuTexts {
  const shown = new WeakMap<GuestDish, ShownDish>()
  const translate = (dish: GuestDish): ShownDish => {
    const found = translations.get(subjectKey('dish', dish.id))
    if (!found || !isTranslationOf(dishTexts(dish, language), found)) {
      return { ...dish, lang: written, isUntranslated: true }
    }
    const translated = { ...translateDish(dish, found.texts, language), translatedInto: language }
    return includesName(translated.name, dish.name)
      ? translated
      : { ...translated, original: { name: dish.name, language: written } }
  }
  return {
    shownLanguage: language,
    isTranslated: true,
    dish: (dish) => {
      const known = shown.get(dish) ?? translate(dish)
      shown.set(dish, known)
      return known
    },
    text: (kind, id, original) => {
      const found = translations.get(subjectKey(kind, id))
      const text =
        found && isTranslationOf({ [onlyField]: original }, found) && found.texts[onlyField]
      return text ? { text, original } : { text: original, lang: written }
    },
  }
}
