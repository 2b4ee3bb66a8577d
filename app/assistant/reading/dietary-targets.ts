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

/** Replaces each food with its allergens, such as cheese with milk; a food without any stays. */
export const replaceByAllergens = (targets: readonly DietaryTarget[]): DietaryTarget[] =>
  uniqueTargets(
    targets.flatMap((target): DietaryTarget[] => {
      if (target.kind !== 'food') return [target]
      const allergens = factsContainedIn(target.concept).filter((fact) =>
        annexIIAllergens.some((allergen) => allergen === fact),
      )
      return allergens.length > 0 ? allergens.map((fact) => ({ kind: 'fact', fact })) : [target]
    }),
  )

/**
 * Replaces each food that a guest must not eat with its allergens. A food that contains none is
 * marked as an allergy itself.
 */
export const asAllergies = (targets: readonly DietaryTarget[]): DietaryTarget[] =>
  replaceByAllergens(targets).map((target) =>
    target.kind === 'food' ? { ...target, isAllergy: true } : target,
  )

/** Adds the allergens and the alcohol in foods: nuts to hazelnuts, alcohol to wine. */
export const withAllergens = (targets: readonly DietaryTarget[]): DietaryTarget[] =>
  uniqueTargets([
    ...targets,
    ...replaceByAllergens(targets).filter(({ kind }) => kind === 'fact'),
    ...targets.flatMap((target): DietaryTarget[] =>
      target.kind === 'food' && factsContainedIn(target.concept).includes('alcohol')
        ? [{ kind: 'fact', fact: 'alcohol' }]
        : [],
    ),
  ])
