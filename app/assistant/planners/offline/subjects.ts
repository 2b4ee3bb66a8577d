import type { ConversationState } from '../../plan/conversation-state.ts'
import type { Asked } from '../../reading/question.ts'
import { asksFor } from './asks-for.ts'

/** The dishes that a question is about; a dish twice is two of it. */
export interface Subjects {
  readonly dishes: readonly string[]
  /** Whether the question names them, and does not only point at them. */
  readonly isNamed: boolean
}

// More than these are a kind of dishes, which is looked for instead.
const mostOfOneName = 4
const mostOfOne = 30

/**
 * The dishes that a question names, or points at by "it", "the second one" and "the other".
 * Undefined where it is about no dish, `unclear` where it points at nothing that was said.
 */
export function subjectsOf(
  asked: Asked,
  state: ConversationState,
): Subjects | 'unclear' | undefined {
  if (asked.dishes.length > 0 && !looksFurther(asked)) {
    const dishes = pointedAtWith(asked, state).concat(
      asked.dishes
        .filter(({ dishIds }) => dishIds.length <= mostOfOneName)
        .flatMap(({ dishIds, count }) => dishIds.flatMap((id) => times(id, count))),
    )
    return dishes.length > 0
      ? { dishes: [...ordered(asked, state, dishes), ...dishes], isNamed: true }
      : undefined
  }
  if (asked.dishes.length > 0) return undefined
  const few = fewOfKind(asked)
  return few ? { dishes: few, isNamed: true } : pointedAt(asked, state)
}

/**
 * Dishes chosen earlier, for a bill that continues: "and with a coffee, what is that together?",
 * or just "and a coffee" after a bill.
 */
function ordered(
  { modifiers, asks }: Asked,
  { lastParts, discussed }: ConversationState,
  added: readonly string[],
): readonly string[] {
  const adds = modifiers.includes('and') || modifiers.includes('it')
  if (!adds || modifiers.includes('or')) return []
  const [bill] = lastParts.flatMap((part) => (part.do === 'sum' ? [part.dishes] : []))
  const isBill = asks.includes('sum') || modifiers.includes('together')
  if (bill && (isBill || asks.length === 0)) return bill
  return isBill ? discussed.filter((id) => !added.includes(id)) : []
}

const times = (id: string, count: number) =>
  Array.from({ length: Math.min(count, mostOfOne) }, () => id)

/** "Two of those and a baklava": what the last reply was about, as often as it is said. */
function pointedAtWith({ pointedCount }: Asked, state: ConversationState): readonly string[] {
  const last = lastDishes(state)
  return pointedCount !== undefined && last.length <= mostPointed
    ? last.flatMap((id) => times(id, pointedCount))
    : []
}

const mostPointed = 2

/** "A main cheaper than the bream", "vegan gnocchi under 15": the name only describes a wish. */
function looksFurther(asked: Asked): boolean {
  const isShort = asked.dishes.some(({ dishIds }) => dishIds.length > 1)
  const isWish =
    asked.amounts.length > 0 || asksFor(asked, 'recommend', 'cheapest', 'dearest', 'lightest')
  return isShort && isWish && asked.dishes.length === 1
}

// Of so few dishes a kind is answered one by one: "do the brownies contain nuts?".
const mostOfKind = 3

function fewOfKind(asked: Asked): readonly string[] | undefined {
  const dishes = asked.kinds.flatMap(({ isOut, dishIds }) => (isOut ? [] : dishIds))
  // "What are the desserts?" asks for their list, "what is the brownie?" for its description.
  const isListed =
    dishes.length > 1 && asksFor(asked, 'describe') && asked.foods.length + asked.diets.length === 0
  if (isListed && !wantsDish(asked) && !asksFor(asked, 'compare')) return undefined
  const isAsked = asksOfDish(asked) || asksFor(asked, 'compare')
  const isWish = asked.amounts.length > 0 || asksFor(asked, 'recommend', 'cheapest', 'lightest')
  return dishes.length > 0 && dishes.length <= mostOfKind && isAsked && !isWish ? dishes : undefined
}

const point = (dishes: readonly string[]): Subjects => ({ dishes, isNamed: false })

function pointedAt(asked: Asked, state: ConversationState): Subjects | 'unclear' | undefined {
  const { modifiers, ordinals } = asked
  const last = lastDishes(state)
  const isNamed = asked.kinds.length + asked.courses.length + asked.dishesElsewhere.length > 0
  if (isNamed) return undefined
  const counted = ordinals.flatMap((place) => state.listed.at(place) ?? [])
  if (counted.length > 0 && !modifiers.includes('not')) return point(counted)
  const isBill = asksFor(asked, 'sum') || modifiers.includes('together')
  if (isBill && asked.amounts.length === 0 && state.discussed.length > 1) {
    return point(modifiers.includes('both') ? state.discussed.slice(-2) : state.discussed)
  }
  const all = state.focus.length <= 3 ? state.focus : state.focus.slice(0, 2)
  if (modifiers.includes('both') && all.length > 1) return point(all)
  const isOpen = asksFor(asked, 'list', 'recommend', 'cheapest', 'dearest', 'lightest', 'heaviest')
  if (modifiers.includes('other') && (asksOfDish(asked) || isBarePointer(asked))) {
    const others = [...state.focus, ...state.listed].filter((dish) => dish !== last[0])
    // "And the other one?" asks of it what was asked of the first.
    if (others[0] !== undefined) return { dishes: [others[0]], isNamed: true }
    if (asksOfDish(asked)) return 'unclear'
  }
  const repeated = pointedAtWith(asked, state)
  if (repeated.length > 0) return point(repeated)
  const isVariant = modifiers.includes('variant') && !modifiers.includes('other')
  if (!asksOfDish(asked) && !isVariant) return undefined
  const isOne = last.length > 0 && last.length <= 2
  if (modifiers.includes('it')) {
    if (isOne) return point(last)
    const isOfOne =
      wantsDish(asked) || (asked.subjects.length > 0 && asked.owners.onSubject.length === 0)
    return isOfOne ? 'unclear' : undefined
  }
  return isOne && !isOpen ? point(last) : undefined
}

/** "And the other?", with nothing else in it. */
const isBarePointer = (asked: Asked) =>
  asked.asks.length + asked.foods.length + asked.amounts.length + asked.wishes.length === 0 &&
  asked.courses.length + asked.topics.length + asked.unknown.length === 0

/** What the last reply was about. */
function lastDishes({ lastParts, listed, focus }: ConversationState): readonly string[] {
  const told = lastParts.flatMap((part) => ('dishes' in part ? part.dishes : []))
  if (told.length > 0) return [...new Set(told)]
  return listed.length > 0 ? listed : focus.slice(0, 1)
}

const wantsDish = (asked: Asked) =>
  asksFor(asked, 'price', 'ingredients', 'calories', 'cooking', 'picture', 'opinion')

/** Whether a question asks what only a dish can answer. */
function asksOfDish(asked: Asked): boolean {
  const relations = asked.foods.map(({ relation }) => relation)
  return (
    wantsDish(asked) ||
    asksFor(asked, 'request', 'pair', 'describe') ||
    asked.subjects.length > 0 ||
    asked.diets.length > 0 ||
    asked.senses.includes('hot') ||
    relations.some((one) => one === 'contains' || one === 'suits' || one === 'free')
  )
}
