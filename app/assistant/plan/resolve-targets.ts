import { findTerms } from '#app/domain/dietary/lexicon.ts'
import type { DietaryTarget, Substance } from '#app/domain/guest-menu/dietary-target.ts'
import { diets, isDietaryFact } from '#app/domain/guest-menu/facts.ts'
import { wireName } from './write-part.ts'

/** Resolves the name of a diet, a recorded fact or another food. */
export function resolveTarget(name: string): DietaryTarget | undefined {
  const diet = diets.find((value) => value === name)
  return diet ? { kind: 'diet', diet } : resolveSubstance(name)
}

/** Resolves the name of a recorded fact or another food. */
export function resolveSubstance(name: string): Substance | undefined {
  if (isDietaryFact(name)) return { kind: 'fact', fact: name }
  const concept = findConceptOf(name)
  return concept === undefined ? undefined : { kind: 'food', concept }
}

/** Normalises the names of foods and diets; unknown names are dropped. */
export const resolveNames = (names: readonly string[]) =>
  names.flatMap((name) => {
    const target = resolveTarget(name)
    return target ? [wireName(target)] : []
  })

// Only the start of a longer name is searched: no food has one, and it would take long.
const maxNameLength = 60

/** Returns the lexicon's concept for a food that a model names. */
export const findConceptOf = (name: string) => findTerms(name.slice(0, maxNameLength))[0]?.concept
