import { factsContainedIn } from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'

/** Returns a key by which equal targets are recognised. */
export function targetKey(target: DietaryTarget): string {
  if (target.kind === 'fact') return target.fact
  return target.kind === 'diet' ? `diet:${target.diet}` : `food:${target.concept}`
}

/** Removes duplicates. */
export const uniqueTargets = (targets: readonly DietaryTarget[]): DietaryTarget[] => [
  ...new Map(targets.map((target) => [targetKey(target), target])).values(),
]

/**
 * Replaces each food that a guest must not eat with its allergens, such as cheese with milk. A food
 * that contains none is marked as an allergy itself.
 */
export function asAllergies(targets: readonly DietaryTarget[]): DietaryTarget[] {
  return uniqueTargets(
    targets.flatMap((target): DietaryTarget[] => {
      if (target.kind !== 'food') return [target]
      const allergens = factsContainedIn(target.concept).filter((fact) =>
        annexIIAllergens.some((allergen) => allergen === fact),
      )
      return allergens.length > 0
        ? allergens.map((fact) => ({ kind: 'fact', fact }))
        : [{ ...target, isAllergy: true }]
    }),
  )
}
