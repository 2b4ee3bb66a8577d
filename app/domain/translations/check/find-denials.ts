import { factWords, isClaimConcept } from './concepts.ts'
import type { Finding } from './problem.ts'
import type { Mention, Reading } from './reading.ts'

/** What all texts of an original say together. */
export interface OriginalStatements {
  readonly denied: ReadonlySet<string>
  readonly claimed: ReadonlySet<string>
  /** Whether a denial is tied to no food, such as "the coconut one without". */
  readonly isElliptic: boolean
}

export function statementsOf(originals: readonly Reading[]): OriginalStatements {
  const mentions = originals.flatMap((original) => original.mentions)
  return {
    denied: new Set(mentions.flatMap(deniedFacts)),
    claimed: new Set(mentions.flatMap(claims)),
    isElliptic: originals.some(({ looseDenials }) => looseDenials > 0),
  }
}

/**
 * Finds what a guest with an allergy or a diet would rely on, and the original says nowhere: that an
 * allergen isn't in the dish, or that the dish is vegan. A denial that is tied to no food may be of
 * anything.
 */
export function findDenials(
  { denied, claimed, isElliptic }: OriginalStatements,
  { mentions }: Reading,
): readonly Finding[] {
  return mentions.flatMap((mention): readonly Finding[] => {
    const { written: words } = mention
    if (!isElliptic && deniedFacts(mention).some((fact) => !denied.has(fact))) {
      return [{ kind: 'denial', words }]
    }
    return claims(mention).some((claim) => !claimed.has(claim)) ? [{ kind: 'claim', words }] : []
  })
}

/** The allergens and the like that a mention denies, and its words for facts, such as "gluten". */
const deniedFacts = ({ stance, facts, concepts }: Mention) =>
  stance === 'free' ? [...facts, ...concepts.filter((concept) => factWords.has(concept))] : []

const claims = ({ stance, concepts }: Mention) =>
  stance === 'has' ? concepts.filter(isClaimConcept) : []
