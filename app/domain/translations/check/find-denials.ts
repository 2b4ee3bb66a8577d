import { claimConcept, factWords, isClaimConcept } from './concepts.ts'
import type { TextProblem } from './problem.ts'
import type { Mention, TextReading } from './reading.ts'

/** The statements of all texts of an original that matter for allergies and diets. */
export interface OriginalStatements {
  readonly deniedFacts: ReadonlySet<string>
  readonly claims: ReadonlySet<string>
  /** Whether a denial names no food, such as "the coconut one without". */
  readonly isElliptic: boolean
  /** Whether it names a food that another one replaces, such as "swap the ham for an egg". */
  readonly hasReplacement: boolean
}

export function statementsOf(originals: readonly TextReading[]): OriginalStatements {
  const mentions = originals.flatMap((original) => original.mentions)
  return {
    deniedFacts: new Set(mentions.flatMap(deniedFactsOf)),
    claims: new Set(mentions.flatMap(claimsOf)),
    isElliptic: originals.some(({ looseDenials }) => looseDenials > 0),
    hasReplacement: originals.some(isReplacing),
  }
}

/**
 * Finds statements that guests with an allergy or a diet would rely on, but that the original doesn't make:
 * that the dish has no nuts, or is vegan. If a denial of the original names no food, it may mean any.
 */
export function findDenials(
  statements: OriginalStatements,
  { mentions }: TextReading,
): readonly TextProblem[] {
  return mentions.flatMap((mention): readonly TextProblem[] => {
    const { written: words } = mention
    const isDenial = deniedFactsOf(mention).some((fact) => !statements.deniedFacts.has(fact))
    const isReplacement = mention.isReplaced && statements.hasReplacement
    if (isDenial && !isReplacement && !statements.isElliptic) {
      return [{ kind: 'denial', words }]
    }
    const isClaim = claimsOf(mention).some((claim) => !statements.claims.has(claim))
    return isClaim ? [{ kind: 'claim', words }] : []
  })
}

/** Whether a text says that one food replaces another. */
export const isReplacing = ({ senses, mentions }: TextReading): boolean =>
  senses.some((list) => list.includes('instead')) || mentions.some((one) => one.isReplaced)

/** Returns the facts that a mention denies, including concepts such as "gluten" that name a fact. */
const deniedFactsOf = ({ stance, facts, concepts }: Mention) =>
  stance === 'free' ? [...facts, ...concepts.filter((concept) => factWords.has(concept))] : []

/** Returns what a mention claims, such as that the dish is vegan. */
export const claimsOf = ({ stance, concepts }: Mention) =>
  stance === 'has' ? concepts.flatMap(claimsIn) : []

/** "Vegetarian sausages" are one food of the lexicon, and a claim. */
const claimsIn = (concept: string) => {
  if (isClaimConcept(concept)) return [concept]
  return concept.startsWith('vegan_') ? [claimConcept('vegan'), claimConcept('vegetarian')] : []
}

/** Finds "not suitable with an allergy" that became "suitable". */
export function findLostWarning(
  source: TextReading,
  translated: TextReading,
): readonly TextProblem[] {
  const isAboutAllergy = source.senses.some((list) => list.includes('allergy'))
  return isAboutAllergy && source.looseDenials > 0 && translated.looseDenials === 0
    ? [{ kind: 'negation', words: '' }]
    : []
}
