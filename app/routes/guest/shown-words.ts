import { foodInLanguage } from '#app/domain/dietary/food-in-language.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishTexts } from '#app/domain/translations/subjects.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'

/** Returns the owner's words behind a fact as the dish is shown: translated where its texts are. */
export function shownWords(
  dish: GuestDish,
  shown: ShownDish,
  words: readonly string[],
): readonly string[] {
  const { translatedInto: language } = shown
  if (language === undefined) return words
  const translated = wordsOf(shown)
  const byOriginal = new Map(wordsOf(dish).map((word, index) => [word, translated[index]]))
  return words.map((word) => byOriginal.get(word) ?? foodInLanguage(word, language) ?? word)
}

function wordsOf({ name, ingredients, tags, optionGroups = [] }: DishTexts): readonly string[] {
  const options = optionGroups.flatMap((group) => group.options)
  return [
    name,
    ...ingredients,
    ...tags,
    ...options.flatMap((option) => [option.name, ...option.ingredients]),
  ]
}
