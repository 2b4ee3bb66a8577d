import { factsPossibleIn } from '../../dietary/lexicon.ts'
import type { DietaryFact } from '../../guest-menu/facts.ts'
import type { Mention } from './reading.ts'

/**
 * Facts whose foods must be distinguished, because each is another allergen. Beef and lamb needn't be:
 * pork, poultry and what beer contains are facts besides.
 */
const distinguishedFacts: readonly DietaryFact[] = ['nuts', 'fish', 'crustaceans', 'molluscs']

/** Whether, for all allergies, one food with these facts is as good as another. */
export const isInterchangeable = ({ facts, stance }: Mention) =>
  stance === 'has' && facts.length > 0 && !facts.some((fact) => distinguishedFacts.includes(fact))

/** Whether other mentions together have, at least possibly, all facts of a food. */
export const isWithinAll = ({ facts, stance }: Mention, mentions: readonly Mention[]) =>
  stance === 'has' &&
  facts.every((fact) =>
    mentions.some(
      (one) =>
        one.facts.includes(fact) ||
        one.concepts.some((concept) => factsPossibleIn(concept).includes(fact)),
    ),
  )
