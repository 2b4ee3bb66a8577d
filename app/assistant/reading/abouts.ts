import { heldBy } from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { About } from '../plan/part.ts'

/** Returns a text that is the same for equal abouts. */
export function aboutKey(about: About): string {
  if (about.kind === 'fact') return about.fact
  return about.kind === 'diet' ? `diet:${about.diet}` : `food:${about.concept}`
}

/** Removes duplicates. */
export const uniqueAbouts = (abouts: readonly About[]): About[] => [
  ...new Map(abouts.map((about) => [aboutKey(about), about])).values(),
]

/**
 * Replaces foods that a guest must not eat with their allergens: cheese with milk. Foods without an
 * allergen are marked as allergies.
 */
export function asAllergies(abouts: readonly About[]): About[] {
  return uniqueAbouts(
    abouts.flatMap((about): About[] => {
      if (about.kind !== 'food') return [about]
      const allergens = heldBy(about.concept).filter((fact) =>
        annexIIAllergens.some((allergen) => allergen === fact),
      )
      return allergens.length > 0
        ? allergens.map((fact) => ({ kind: 'fact', fact }))
        : [{ ...about, isAllergy: true }]
    }),
  )
}
