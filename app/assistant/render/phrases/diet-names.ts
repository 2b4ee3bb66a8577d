import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { PhraseBook } from './book.ts'

/** The names of diets as the guest page shows them, from a language's `guest.json`. */
export const dietNames = (
  names: Readonly<Record<`fact_${Diet}`, string>>,
): PhraseBook['diets'] => ({
  vegetarian: names.fact_vegetarian,
  vegan: names.fact_vegan,
  pescatarian: names.fact_pescatarian,
  halal: names.fact_halal,
  kosher: names.fact_kosher,
})
