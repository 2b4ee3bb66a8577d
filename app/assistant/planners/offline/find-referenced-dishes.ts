import type { ConversationState } from '../../plan/conversation-state.ts'
import type { PartOf } from '../../plan/part.ts'
import type { QuestionIntent } from '../../reading/question.ts'
import { asksForAny, superlatives } from './asks-for-any.ts'

/** The dishes that a question is about. */
export interface ReferencedDishes {
  /** Ids; an id that appears twice means two of that dish. */
  readonly dishes: readonly string[]
  /** Ids of the sizes that are named, one for each dish that is meant in a size. */
  readonly sizes: readonly string[]
  /** Ids of the options that are named, one for each dish that is meant with it. */
  readonly options: readonly string[]
  /** Whether the question names them, rather than referring to earlier messages. */
  readonly isNamed: boolean
}

/** A name that fits more dishes is a kind of dishes, and asks for a list. */
const maxDishesPerName = 4
/** More of one dish are not counted. */
export const maxCount = 30

/**
 * Finds the dishes that a question names, or refers to by "it", "the second one" or "the other".
 * @returns undefined if it is about no dish, `unclear` if it refers to nothing in the conversation
 */
export function findReferencedDishes(
  intent: QuestionIntent,
  state: ConversationState,
): ReferencedDishes | 'unclear' | undefined {
  if (intent.dishes.length === 0) {
    const few = dishesOfSmallKind(intent)
    return few ? named(few) : resolveReference(intent, state)
  }
  if (onlyDescribesWish(intent)) return undefined
  const dishes = repeatLastDishes(intent, state).concat(
    intent.dishes
      .filter(({ dishIds }) => dishIds.length <= maxDishesPerName)
      .flatMap(({ dishIds, count }) => dishIds.flatMap((id) => repeat(id, count))),
  )
  if (dishes.length === 0) return undefined
  const sizes = intent.dishes.flatMap(({ sizeId, count }) =>
    sizeId === undefined ? [] : repeat(sizeId, count),
  )
  const options = intent.dishes.flatMap(({ optionIds, count }) =>
    optionIds.flatMap((id) => repeat(id, count)),
  )
  const before = orderedBefore(intent, state, dishes)
  return {
    dishes: [...before.dishes, ...dishes],
    sizes: [...(before.sizes ?? []), ...sizes],
    options: [...(before.options ?? []), ...options],
    isNamed: true,
  }
}

const named = (dishes: readonly string[]): ReferencedDishes => ({
  dishes,
  sizes: [],
  options: [],
  isNamed: true,
})
const referredTo = (dishes: readonly string[]): ReferencedDishes => ({
  dishes,
  sizes: [],
  options: [],
  isNamed: false,
})

/**
 * Returns the dishes chosen earlier if the question continues a bill: "and with a coffee, what is
 * that together?", or just "and a coffee" after a bill.
 */
function orderedBefore(
  { modifiers, asks }: QuestionIntent,
  { lastParts, discussed }: ConversationState,
  added: readonly string[],
): Pick<PartOf<'sum'>, 'dishes' | 'sizes' | 'options'> {
  const adds = modifiers.includes('and') || modifiers.includes('it')
  if (!adds || modifiers.includes('or')) return { dishes: [] }
  const bill = lastParts.find((part) => part.do === 'sum')
  const isBill = asks.includes('sum') || modifiers.includes('together')
  if (bill && (isBill || asks.length === 0)) return bill
  return { dishes: isBill ? discussed.filter((id) => !added.includes(id)) : [] }
}

const repeat = (id: string, count: number) =>
  Array.from({ length: Math.min(count, maxCount) }, () => id)

const maxRepeatedDishes = 2

/** "Two of those and a baklava": repeats the last reply's dishes as often as the guest says. */
function repeatLastDishes(
  { pointedCount }: QuestionIntent,
  state: ConversationState,
): readonly string[] {
  const last = lastDishes(state)
  return pointedCount !== undefined && last.length <= maxRepeatedDishes
    ? last.flatMap((id) => repeat(id, pointedCount))
    : []
}

/** "A main cheaper than the bream", "vegan gnocchi under 15": the name only describes a wish. */
function onlyDescribesWish(intent: QuestionIntent): boolean {
  const isAmbiguous = intent.dishes.some(({ dishIds }) => dishIds.length > 1)
  const isWish =
    intent.amounts.length > 0 || asksForAny(intent, 'recommend', 'cheapest', 'dearest', 'lightest')
  return isAmbiguous && isWish && intent.dishes.length === 1
}

/** A kind with so few dishes is answered dish by dish: "do the brownies contain nuts?". */
const maxDishesOfKind = 3

function dishesOfSmallKind(intent: QuestionIntent): readonly string[] | undefined {
  const dishes = intent.kinds.flatMap(({ isExcluded, dishIds }) => (isExcluded ? [] : dishIds))
  // "What are the desserts?" asks for their list, "what is the brownie?" for its description.
  const isListed =
    dishes.length > 1 &&
    asksForAny(intent, 'describe') &&
    intent.foods.length + intent.diets.length === 0
  if (isListed && !asksForDetail(intent) && !asksForAny(intent, 'compare')) return undefined
  const isAboutDishes = asksAboutDish(intent) || asksForAny(intent, 'compare')
  const isWish =
    intent.amounts.length > 0 || asksForAny(intent, 'recommend', 'cheapest', 'lightest')
  return dishes.length > 0 && dishes.length <= maxDishesOfKind && isAboutDishes && !isWish
    ? dishes
    : undefined
}

/** Resolves "it", "the second one", "both" and "the other". */
function resolveReference(
  intent: QuestionIntent,
  state: ConversationState,
): ReferencedDishes | 'unclear' | undefined {
  const { modifiers, ordinals } = intent
  if (intent.kinds.length + intent.courses.length + intent.missingDishes.length > 0)
    return undefined
  const numbered = ordinals.flatMap((index) => state.listed.at(index) ?? [])
  if (numbered.length > 0 && !modifiers.includes('not')) return referredTo(numbered)
  const isBill = asksForAny(intent, 'sum') || modifiers.includes('together')
  if (isBill && intent.amounts.length === 0 && state.discussed.length > 1) {
    return referredTo(modifiers.includes('both') ? state.discussed.slice(-2) : state.discussed)
  }
  const recent = state.focus.length <= 3 ? state.focus : state.focus.slice(0, 2)
  if (modifiers.includes('both') && recent.length > 1) return referredTo(recent)
  const last = lastDishes(state)
  if (modifiers.includes('other') && (asksAboutDish(intent) || isBareReference(intent))) {
    const others = [...state.focus, ...state.listed].filter((dish) => dish !== last[0])
    // "And the other one?" repeats the last question, as if it named the dish.
    if (others[0] !== undefined) return named([others[0]])
    if (asksAboutDish(intent)) return 'unclear'
  }
  const repeated = repeatLastDishes(intent, state)
  if (repeated.length > 0) return referredTo(repeated)
  const isVariant = modifiers.includes('variant') && !modifiers.includes('other')
  if (!asksAboutDish(intent) && !isVariant && !onlyAsksIfSafe(intent)) return undefined
  const isClear = last.length > 0 && last.length <= 2
  if (modifiers.includes('it')) {
    if (isClear) return referredTo(last)
    const needsDish =
      asksForDetail(intent) ||
      (intent.subjects.length > 0 && intent.ownerTexts.onSubject.length === 0)
    return needsDish ? 'unclear' : undefined
  }
  const isSearch = asksForAny(intent, 'list', 'recommend', ...superlatives)
  return isClear && !isSearch ? referredTo(last) : undefined
}

/** Whether a question asks nothing else: "and the other?". */
const isBareReference = (intent: QuestionIntent) =>
  intent.asks.length + intent.foods.length + intent.amounts.length + intent.wishes.length === 0 &&
  intent.courses.length + intent.topics.length + intent.unknown.length === 0

/** Whether a question can only be answered for a dish mentioned before: "is it safe for him?". */
const onlyAsksIfSafe = (intent: QuestionIntent) =>
  (intent.modifiers.includes('it')
    ? intent.asksIfSafe || intent.asksContents
    : intent.asksIfSafe && intent.unknown.length === 0) &&
  intent.topics.length + intent.acts.length + intent.foods.length + intent.amounts.length === 0 &&
  intent.ownerTexts.onSubject.length === 0

/** Returns the dishes that the last reply was about. */
function lastDishes({ lastParts, listed, focus }: ConversationState): readonly string[] {
  const dishes = lastParts.flatMap((part) => ('dishes' in part ? part.dishes : []))
  if (dishes.length > 0) return [...new Set(dishes)]
  return listed.length > 0 ? listed : focus.slice(0, 1)
}

const asksForDetail = (intent: QuestionIntent) =>
  asksForAny(intent, 'price', 'ingredients', 'calories', 'cooking', 'picture', 'opinion')

/** Whether a question can only be about dishes. */
function asksAboutDish(intent: QuestionIntent): boolean {
  return (
    asksForDetail(intent) ||
    asksForAny(intent, 'request', 'pair', 'describe') ||
    intent.subjects.length > 0 ||
    intent.diets.length > 0 ||
    intent.senses.includes('hot') ||
    intent.foods.some(
      ({ relation }) => relation === 'contains' || relation === 'suits' || relation === 'free',
    )
  )
}
