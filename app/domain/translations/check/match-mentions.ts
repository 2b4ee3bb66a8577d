import { factsPossibleIn, isDishConcept } from '../../dietary/lexicon.ts'
import type { Mention } from './reading.ts'
import { relate, type Relation } from './relate-concepts.ts'

/** A translation's mention that renders an original's. */
export interface Match {
  readonly mention: Mention
  readonly relation: Relation
}

const order: readonly Relation[] = ['equal', 'same', 'general', 'narrow', 'implied']

/**
 * Returns how a translation's mention renders an original's; `implied` if it renders only a part, and
 * undefined if it doesn't.
 */
export function relateMentions(source: Mention, translated: Mention): Relation | undefined {
  const relations = source.concepts.flatMap((one) =>
    translated.concepts.flatMap((other): readonly Relation[] => {
      const relation = relate(one, other)
      if (!relation || relation === 'equal' || relation === 'implied')
        return relation ? [relation] : []
      if (agree(source, translated, relation)) return [relation]
      // Soy sauce says that there is soy.
      const isMore = relation === 'same' && source.facts.length > 0 && isWithin(source, translated)
      const isPart = isDish(translated) || isWithin(translated, source) || isMore
      return isPart ? ['implied'] : []
    }),
  )
  return order.find((relation) => relations.includes(relation))
}

// General words that cover several allergens.
const vagueConcepts = new Set(['nuts', 'seafood', 'shellfish', 'seafood_cocktail'])

/** Whether two mentions of related concepts mean the same dietary facts. */
function agree(source: Mention, translated: Mention, relation: Relation): boolean {
  const covers = isWithin(source, translated)
  if (relation === 'narrow') return covers && isWithin(translated, source)
  if (relation === 'general') {
    const isVague = translated.concepts.some((concept) => vagueConcepts.has(concept))
    return covers && (isVague || isWithin(translated, source))
  }
  return covers && (isDish(source) || isDish(translated) || isWithin(translated, source))
}

/** Whether the second mention has, at least possibly, all facts of the first one. */
const isWithin = ({ facts }: Mention, { facts: others, concepts }: Mention) =>
  facts.every(
    (fact) =>
      others.includes(fact) || concepts.some((concept) => factsPossibleIn(concept).includes(fact)),
  )

/** Whether a mention names a dish or a kind of dish. */
export const isDish = ({ concepts }: Mention): boolean =>
  concepts.every((concept) => isDishConcept(concept) || preparedFoods.has(concept))

// Dishes that the lexicon lists among foods.
const preparedFoods = new Set(['scotch_egg', 'chicken_schnitzel', 'chicken_nugget', 'haggis'])

/** Returns the mentions that render one of the original's, the closest first. */
export const findMatches = (source: Mention, translated: readonly Mention[]): readonly Match[] =>
  translated
    .flatMap((mention) => {
      const relation = relateMentions(source, mention)
      return relation ? [{ mention, relation }] : []
    })
    .toSorted((a, b) => order.indexOf(a.relation) - order.indexOf(b.relation))
