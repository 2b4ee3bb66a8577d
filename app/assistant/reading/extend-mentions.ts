import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { isDishConcept, isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { DishMention } from './find-dishes.ts'
import type { AnalysedToken } from './match-word.ts'
import { isFactConcept } from './find-foods.ts'
import { termSpan, tokenIndexes, type Span } from './span.ts'

/**
 * Extends mentions by adjacent foods, which belong to the name: a "Wiener Schnitzel" isn't a chicken
 * schnitzel, and a "Kürbissuppe" (pumpkin soup) isn't a lentil soup. If some of the dishes contain
 * the food, the guest means those; if none does, the guest means a dish that isn't on the menu.
 */
export function extendMentions(
  mentions: readonly DishMention[],
  tokens: readonly AnalysedToken[],
  menu: GuestMenu,
): DishMention[] {
  const mentionIndexes = tokenIndexes(mentions.filter(({ isFood }) => !isFood))
  const { byId } = indexMenu(menu)
  const mayContain = (dishId: string, concept: string) => {
    const dish = byId.get(dishId)?.dish
    if (!dish) return false
    const isUnrecorded = dish.ingredients.length === 0 && !isDishConcept(concept)
    return isUnrecorded || findConcept(dish, concept) !== undefined
  }
  /** Returns the foods at a token that is adjacent to the edge of a mention. */
  const termsBeside = (edge: number, index: number): readonly FoundTerm[] => {
    const token = tokens[index]
    if (!token || mentionIndexes.has(index) || token.clause !== tokens[edge]?.clause) return []
    return token.isLeftOut || token.isCommon ? [] : token.terms.filter(isDistinctive)
  }
  const extended = mentions.map((mention): DishMention => {
    const { start, end, dishIds, isKind } = mention
    if (mention.isWhole || dishIds.length > maxDishes) return mention
    const terms = [
      ...termsBeside(start, start - 1),
      ...tokens
        .slice(start, end)
        .flatMap((token) => token.terms.filter((term) => term.length > 1 && isDistinctive(term))),
      ...(mention.isLiteral ? [] : termsBeside(end - 1, end)),
    ]
    if (terms.length === 0) return mention
    const whole = { ...mention, ...extendSpan(mention, tokenIndexes(terms.map(termSpan))) }
    const fitting = dishIds.filter((id) => terms.every(({ concept }) => mayContain(id, concept)))
    return fitting.length > 0
      ? { ...whole, dishIds: fitting, isKind: isKind && fitting.length > 1 }
      : { ...whole, isMissing: true }
  })
  const takenIndexes = tokenIndexes(extended.filter(({ isFood }) => !isFood))
  return extended.filter(({ isFood, start }) => !isFood || !takenIndexes.has(start))
}

/** A larger kind isn't narrowed by adjacent foods. */
const maxDishes = 60

/** Extends a span over the adjacent tokens that are in `indexes`. */
function extendSpan({ start, end }: Span, indexes: ReadonlySet<number>): Span {
  let [from, to] = [start, end]
  while (indexes.has(from - 1)) from--
  while (indexes.has(to)) to++
  return { start: from, end: to }
}

const isDistinctive = ({ concept }: FoundTerm) => !isFactConcept(concept) && !isKindConcept(concept)
