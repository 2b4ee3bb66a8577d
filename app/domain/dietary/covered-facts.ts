import { excludedBy, type DietaryFact, isDietaryFact } from '../guest-menu/facts.ts'
import type { OptionFact } from '../guest-menu/statements.ts'

/** Returns the facts that a statement covers; for a diet, everything that it excludes. */
export function coveredFacts(fact: OptionFact): readonly DietaryFact[] {
  return isDietaryFact(fact) ? [fact] : excludedBy[fact]
}
