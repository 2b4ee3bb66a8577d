import { factWords, isClaimConcept } from './concepts.ts'
import type { Finding } from './problem.ts'
import type { Mention, Reading } from './reading.ts'

/**
 * Finds what a guest with an allergy or a diet would rely on, and the original says nowhere: that an
 * allergen isn't in the dish, or that the dish is vegan. A denial that is tied to no food ("the
 * coconut one without") may be of anything.
 * @param originals all texts of the original
 */
export function findDenials(
  originals: readonly Reading[],
  { mentions }: Reading,
): readonly Finding[] {
  const said = originals.flatMap((original) => original.mentions)
  const denied = new Set(said.flatMap(deniedFacts))
  const claimed = new Set(said.flatMap(claims))
  const isElliptic = originals.some(({ looseDenials }) => looseDenials > 0)
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
