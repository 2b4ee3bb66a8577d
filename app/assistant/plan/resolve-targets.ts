import { findTerms } from '#app/domain/dietary/lexicon.ts'
import type { DietaryTarget, Substance } from '#app/domain/guest-menu/dietary-target.ts'
import { diets, isDietaryFact } from '#app/domain/guest-menu/facts.ts'
import { wireName } from './write-part.ts'

/** Resolves the name of a diet, a recorded fact or other foods; unknown names are dropped. */
export function resolveTargets(name: string): DietaryTarget[] {
  const diet = diets.find((value) => value === name)
  return diet ? [{ kind: 'diet', diet }] : resolveSubstances(name)
}

/** Resolves the name of a recorded fact or other foods: "egg and sesame" are two. */
export const resolveSubstances = (name: string): Substance[] =>
  isDietaryFact(name)
    ? [{ kind: 'fact', fact: name }]
    : findConceptsOf(name).map((concept) => ({ kind: 'food', concept }))

/** Normalises the names of foods and diets; unknown names are dropped. */
export const resolveNames = (names: readonly string[]) =>
  names.flatMap((name) => resolveTargets(name).map(wireName))

// Only the start of a longer name is searched: no food has one, and it would take long.
const maxNameLength = 60

/** Returns the lexicon's concepts for the foods in a name that a model or a program gives. */
export const findConceptsOf = (name: string): string[] => [
  ...new Set(findTerms(name.slice(0, maxNameLength)).map(({ concept }) => concept)),
]
