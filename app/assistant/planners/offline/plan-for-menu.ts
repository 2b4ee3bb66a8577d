import { isDrinkConcept } from '#app/domain/dietary/lexicon.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Clause, MenuQuery, Sense, SortKey } from '#app/domain/menus/query/clauses.ts'
import type { ConversationState } from '../../plan/conversation-state.ts'
import { listGroups, type ListGroup, type Part } from '../../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { QuestionIntent, ReadQuestion } from '../../reading/question.ts'
import type { AskKind, Relation } from '../../reading/words/language-words.ts'
import { asksForAny } from './asks-for-any.ts'
import { earlierClauses } from './earlier-clauses.ts'
import { planMissing, planNear } from './plan-missing.ts'

/** Plans the answer to a question that names no dish, but may describe some. */
export function planForMenu(
  intent: QuestionIntent,
  reading: ReadQuestion,
  state: ConversationState,
): Part[] {
  const newClauses = clausesFor(intent)
  const clauses = unique([...earlierClauses(newClauses, intent, state), ...newClauses])
  const sort = sorts.find(([ask]) => asksForAny(intent, ask))?.[1] ?? lightSort(intent)
  const isOffer = intent.serving.includes('now')
  const query: MenuQuery = {
    ...(sort
      ? {
          // A guest who asks for the cheapest dish without meat wants to eat.
          clauses:
            clauses.length > 0 || (sort !== 'fewest_kcal' && !avoidsAnything(reading))
              ? clauses
              : foodOnly,
          sort,
          limit: maxSorted,
        }
      : { clauses }),
    ...(isOffer && { isOffer }),
  }
  const meal = planMeal(query, intent)
  if (meal) return [meal]
  if (clauses.length > 0 && asksForAny(intent, 'picture')) {
    return [{ do: 'pictures', dishes: [], query }]
  }
  // "Do you have a chair for our baby?" asks for no food.
  const isAboutChairs =
    intent.topics.includes('children') && clauses.every(({ op }) => op === 'is' || op === 'not')
  if (isAboutChairs && !avoidsAnything(reading) && !asksForAny(intent, 'recommend')) return []
  if (clauses.length > 0 || sort) {
    const missing = intent.missingDishes.length > 0 ? planMissing(intent) : []
    if (missing.length === 0) return [planSearch(query, intent, reading)]
    const contents = planNear(intent, reading)
    if (contents.length > 0) return [...missing, ...contents]
    // "Do you have borscht?" doesn't ask for other starters.
    const asksForMore =
      clauses.some(({ op }) => op !== 'course') ||
      sort !== undefined ||
      intent.foods.length > 0 ||
      asksForAny(intent, 'recommend') ||
      avoidsAnything(reading)
    return asksForMore ? [...missing, planSearch(query, intent, reading)] : missing
  }
  if (asksForAny(intent, 'recommend', 'list') && avoidsAnything(reading)) {
    return [planSearch(query, intent, reading)]
  }
  // A new avoidance is answered for the whole menu.
  const isNewAvoidance =
    reading.wished.length > 0 || reading.avoided.length > reading.avoidedBefore.length
  if (
    isNewAvoidance &&
    !isDriverAskingTheWay(intent, reading) &&
    intent.unknown.length <= maxUnknownPhrases
  ) {
    return [
      { do: 'talk', act: 'noted' },
      { do: 'list', query, groups: listGroups },
    ]
  }
  const missing = planMissing(intent)
  if (missing.length > 0) return missing
  if (asksForAny(intent, 'recommend') || intent.wishes.length > 0) {
    return [{ do: 'suggest', query, wishes: intent.wishes }]
  }
  return asksForAny(intent, 'list') && intent.topics.length === 0
    ? [planSearch(query, intent, reading)]
    : []
}

// "The cheapest" may be one dish or a choice of a few.
const maxSorted = 3

// With more unknown phrases the message is about something else as well, and listing dishes would ignore it.
const maxUnknownPhrases = 2
/** Removes repetitions: every dish is judged by each condition. */
const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

const arrivalTopics: readonly Topic[] = ['parking', 'place', 'access']

/**
 * Whether a driver asks how to get here rather than what to drink: "I'm driving, is there
 * parking?".
 */
const isDriverAskingTheWay = ({ topics }: QuestionIntent, { avoided }: ReadQuestion) =>
  topics.some((topic) => arrivalTopics.includes(topic)) &&
  avoided.every((target) => target.kind === 'fact' && target.fact === 'alcohol')

const foodOnly: readonly Clause[] = [{ op: 'not_course', of: ['side', 'drink'] }]

/** Plans a list, or a suggestion if the guest wants advice and has no allergies. */
function planSearch(query: MenuQuery, intent: QuestionIntent, reading: ReadQuestion): Part {
  const wantsAdvice = asksForAny(intent, 'recommend') && !asksForAny(intent, 'list')
  if (wantsAdvice && !hasAllergy(reading.avoided) && !hasUnclearFood(reading)) {
    return { do: 'suggest', query, wishes: intent.wishes }
  }
  // A guest who asks what they can have wants to eat.
  const isWholeMenu = query.clauses.length === 0 && !query.sort && avoidsAnything(reading)
  const clauses = isWholeMenu ? foodOnly : query.clauses
  return { do: 'list', query: { ...query, clauses }, groups: groupsFor(intent, reading) }
}

const avoidsAnything = ({ avoided, wished }: ReadQuestion) => avoided.length + wished.length > 0

/** Whether the guest must avoid a fact or a food, rather than dislikes it or follows a diet. */
const hasAllergy = (avoided: readonly DietaryTarget[]) =>
  avoided.some((target) => target.kind === 'fact' || (target.kind === 'food' && target.isAllergy))

/** Chooses the groups to list: "which of them can I not eat?" asks for dishes that don't fit. */
function groupsFor(intent: QuestionIntent, reading: ReadQuestion): readonly ListGroup[] {
  const { avoided } = reading
  if (intent.asksWhatToAvoid && avoided.length > 0) return ['against', 'unsure']
  // If the guest was misread, what they wanted is in the group against.
  // So is the salad of "a salad without onion", if all have onion.
  const isWithoutOfKind = reading.wished.length > 0 && intent.kinds.length > 0
  return hasAllergy(avoided) || hasUnclearFood(reading) || isWithoutOfKind
    ? listGroups
    : ['fits', 'unsure']
}

/** Whether any sentence of the message names a food that the guest may avoid. */
const hasUnclearFood = ({ foods }: ReadQuestion) => foods.some(({ isUnclear }) => isUnclear)

/** Plans a meal if the guest names several courses, a budget to spend, or a table's budget. */
function planMeal({ clauses }: MenuQuery, intent: QuestionIntent): Part | undefined {
  const { people, courses, amounts, modifiers } = intent
  const money = amounts.find(({ kind }) => kind === 'price')
  const isForAll = modifiers.includes('together') || (people !== undefined && people > 1)
  const hasOnlyPrices = clauses.every(({ op }) => op.startsWith('price_'))
  // "What would you take for 300 lira?"
  const isWithinBudget =
    hasOnlyPrices &&
    asksForAny(intent, 'recommend') &&
    money?.bound === 'to' &&
    !modifiers.includes('not')
  const isForTable =
    isForAll &&
    (asksForAny(intent, 'meal') || (money && intent.kinds.length + courses.length === 0))
  const isMeal = courses.length > 1 || isWithinBudget || isForTable
  if (!isMeal || (!money && courses.length < 2)) return undefined
  const isEach = modifiers.includes('each')
  const budget = money && isEach ? money.value * (people ?? 1) : money?.value
  return {
    do: 'meal',
    courses,
    query: { clauses: clauses.filter(({ op }) => !op.startsWith('price_') && op !== 'course') },
    ...(people !== undefined && { people }),
    ...(budget !== undefined && { budget }),
  }
}

const sorts: readonly (readonly [AskKind, SortKey])[] = [
  ['cheapest', 'cheapest'],
  ['dearest', 'dearest'],
  ['lightest', 'fewest_kcal'],
  ['heaviest', 'most_kcal'],
]

/** Sorts "something light" by calories. */
const lightSort = ({ wishes }: QuestionIntent): SortKey | undefined =>
  wishes.includes('light') ? 'fewest_kcal' : undefined

const wishRelations: readonly (Relation | undefined)[] = [undefined, 'with', 'contains']

/** Returns the conditions that a question sets on dishes. */
function clausesFor(intent: QuestionIntent): Clause[] {
  // "Something sweet with my tea" doesn't ask for tea as an ingredient.
  const foods = asksForAny(intent, 'pair') ? [] : intent.foods
  const wantedFoods = foods
    .filter(({ relation, isUnclear }) => wishRelations.includes(relation) && !isUnclear)
    .map(({ targets }) => targets.filter((target) => target.kind !== 'diet'))
  const dishesOfKinds = (isExcluded: boolean) => [
    ...new Set(
      intent.kinds.flatMap((kind) => (kind.isExcluded === isExcluded ? kind.dishIds : [])),
    ),
  ]
  const namedDishes = intent.dishes.flatMap(({ dishIds }) => dishIds)
  const isOr = intent.modifiers.includes('or')
  // "Do you have beer?" doesn't ask for beer batter.
  const isDrink =
    wantedFoods.length > 0 &&
    wantedFoods.flat().every((food) => food.kind === 'food' && isDrinkConcept(food.concept)) &&
    intent.foods.every(({ relation }) => relation !== 'contains')
  const scope = [...dishesOfKinds(false), ...namedDishes]
  const wantedCourses = isDrink ? (['drink'] as const) : intent.courses
  return dropEmpty([
    { op: 'only', of: scope },
    { op: 'except', of: dishesOfKinds(true) },
    { op: 'course', of: scope.length > 0 ? [] : wantedCourses },
    { op: 'not_course', of: intent.excludedCourses },
    // One word may mean several substances: "nuts" are tree nuts or peanuts.
    ...(isOr ? [unique(wantedFoods.flat())] : wantedFoods).map((of) => ({
      op: 'with_any' as const,
      of,
    })),
    { op: 'not', of: unwantedSenses(intent) },
    { op: 'is', of: wantedSenses(intent, scope.length + intent.courses.length > 0) },
    { op: 'cooked', of: intent.cookings },
    { op: 'not_cooked', of: intent.excludedCookings },
    ...intent.amounts.flatMap(amountClause),
  ])
}

function unwantedSenses({ senses, excludedSenses, wishes }: QuestionIntent): readonly Sense[] {
  const isForChildren = senses.includes('kids') || wishes.includes('kids')
  return [
    ...new Set<Sense>([
      ...(senses.includes('mild') || isForChildren ? (['hot'] as const) : []),
      ...(isForChildren ? (['alcoholic'] as const) : []),
      ...(wishes.includes('warm') ? (['cold'] as const) : []),
      // "Not mild" asks for something hot.
      ...excludedSenses.filter((sense) => sense !== 'mild'),
    ]),
  ]
}

/** If a question names a kind or a course, only heat is a condition; other senses are wishes. */
function wantedSenses({ senses }: QuestionIntent, hasScope: boolean): readonly Sense[] {
  const isMild = senses.includes('mild')
  return senses.filter((sense) => (sense === 'hot' ? !isMild : sense !== 'mild' && !hasScope))
}

/** Drops clauses that contain no value. */
export const dropEmpty = <Kind extends Clause>(clauses: readonly Kind[]): Kind[] =>
  clauses.filter(({ of }) => typeof of === 'number' || of.length > 0)

// "Around 20 pounds" accepts a fifth less or more.
const aboutTolerance = 0.2

function amountClause({ kind, value, bound }: QuestionIntent['amounts'][number]): Clause[] {
  if (kind === 'calories') {
    const isMinimum = bound === 'over' || bound === 'from'
    return [{ op: isMinimum ? 'kcal_over' : 'kcal_under', of: value }]
  }
  if (bound !== 'about') return [{ op: `price_${bound}`, of: value }]
  return [
    { op: 'price_from', of: Math.round(value * (1 - aboutTolerance)) },
    { op: 'price_to', of: Math.round(value * (1 + aboutTolerance)) },
  ]
}
