import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { isDishConcept, isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { DishMention, TokenSense } from './dishes.ts'
import { placesOf, range, type Span } from './span.ts'
import { isFactConcept } from './substances.ts'
import type { Token } from './tokens.ts'

/**
 * Mentions with the foods that belong to their names: a "Wiener Schnitzel" is no chicken schnitzel,
 * a "chicken tikka masala" no roast chicken, and a "Kürbissuppe" no lentil soup. Where some of the
 * dishes hold the food, those are meant; where none does, the guest named what is not on the menu.
 */
export function withLongerNames(
  mentions: readonly DishMention[],
  tokens: readonly Token[],
  senseAt: (place: number) => TokenSense,
  menu: GuestMenu,
): DishMention[] {
  const named = placesOf(mentions.filter(({ isFood }) => !isFood))
  const { byId } = indexMenu(menu)
  const isOf = (dishId: string, concept: string) => {
    const dish = byId.get(dishId)?.dish
    const isUntold = dish?.ingredients.length === 0 && !isDishConcept(concept)
    return dish !== undefined && (isUntold || findConcept(dish, concept) !== undefined)
  }
  /** The terms that go on beside a mention, from its edge outwards. */
  const termsBeside = (edge: number, place: number): FoundTerm[] => {
    const isBeside = !named.has(place) && tokens[place]?.clause === tokens[edge]?.clause
    const { terms, isLeftOut, isCommon } = senseAt(place)
    return isBeside && !isLeftOut && !isCommon ? terms.filter(isTelling) : []
  }
  const longer = mentions.map((mention): DishMention => {
    const { start, end, dishIds, isKind } = mention
    if (mention.isWhole || dishIds.length > mostOfKind) return mention
    const before = termsBeside(start, start - 1)
    const behind = mention.isLiteral ? [] : termsBeside(end - 1, end)
    const inside = range(start, end).flatMap((place) => senseAt(place).terms.filter(isLonger))
    const terms = [...before, ...inside, ...behind]
    if (terms.length === 0) return mention
    const fitting = dishIds.filter((id) => terms.every(({ concept }) => isOf(id, concept)))
    const places = placesOf(terms.map((term) => ({ start: term.position, end: endOf(term) })))
    const whole = { ...mention, ...rowAround(mention, places) }
    return fitting.length > 0
      ? { ...whole, dishIds: fitting, isKind: isKind && fitting.length > 1 }
      : { ...whole, isElsewhere: true }
  })
  const taken = placesOf(longer.filter(({ isFood }) => !isFood))
  return longer.filter(({ isFood, start }) => !isFood || !taken.has(start))
}

// With more dishes than this, no near matches are named.
const mostOfKind = 60

/** A mention with the places right beside it. */
function rowAround({ start, end }: Span, places: ReadonlySet<number>): Span {
  let [from, to] = [start, end]
  while (places.has(from - 1)) from--
  while (places.has(to)) to++
  return { start: from, end: to }
}

const isTelling = ({ concept }: FoundTerm) => !isFactConcept(concept) && !isKindConcept(concept)
const isLonger = (term: FoundTerm) => term.length > 1 && isTelling(term)
const endOf = ({ position, length }: FoundTerm) => position + length
