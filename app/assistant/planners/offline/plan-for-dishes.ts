import type { ConversationState } from '../../plan/conversation-state.ts'
import type { Clause } from '#app/domain/menus/query/clauses.ts'
import type { Detail, Part, PartOf } from '../../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { QuestionIntent, ReadQuestion } from '../../reading/question.ts'
import { targetKey, withAllergens } from '../../reading/dietary-targets.ts'
import type { AskKind, Relation } from '../../reading/words/language-words.ts'
import { asksForAny, superlatives } from './asks-for-any.ts'
import { maxCount, type ReferencedDishes } from './find-referenced-dishes.ts'

const maxDishes = 6

/** Plans the answer to a question about particular dishes. */
export function planForDishes(
  referenced: ReferencedDishes,
  intent: QuestionIntent,
  reading: ReadQuestion,
  state: ConversationState,
): Part[] {
  const { dishes: counted, sizes, options, isNamed } = referenced
  const dishes = [...new Set(counted)].slice(0, maxDishes)
  const isSum = asksForSum(intent, referenced, dishes)
  const parts = [
    ...planContents(intent, reading, dishes, options),
    ...(isSum ? planSum(intent, referenced) : planComparison(intent, dishes, sizes)),
    ...planDetails(intent, dishes, isSum),
    // "Can you do two adanas and a tea, how much?" orders them as they are.
    ...(isSum && intent.foods.length === 0 ? [] : planRequest(intent, dishes, options)),
  ]
  if (parts.length > 0 || intent.subjects.length > 0) return parts
  const repeated = isNamed ? repeatLast(state, dishes) : []
  if (repeated.length > 0) return repeated
  // A bare name from a guest who avoids something asks whether they can have it.
  if (intent.unknown.length === 0 && reading.avoided.length > 0) {
    return [{ do: 'suits', dishes, of: reading.avoided, ...(options.length > 0 && { options }) }]
  }
  return [
    { do: 'tell', dishes, of: ['description', 'ingredients', 'price', 'note'] },
    ...intent.unknown.slice(0, 1).map((said): Part => ({ do: 'unknown', dishes, said })),
  ]
}

/**
 * Whether a question asks for a change: "the kebab without onion, please". If the food is an
 * allergen, it asks about contents instead.
 */
const isRequest = (intent: QuestionIntent) =>
  asksForAny(intent, 'request') ||
  (!intent.asksContents && intent.foods.length > 0 && intent.foods.every(isPreference))

const isPreference = ({ relation, targets }: QuestionIntent['foods'][number]) =>
  relation === 'without' && targets.every(({ kind }) => kind === 'food')

const guestRelations: readonly (Relation | undefined)[] = [
  'allergic',
  'avoids',
  'suits',
  'harm',
  'dislikes',
]

const isAbsence = (relation: Relation | undefined) => relation === 'free' || relation === 'without'

function subtract(
  targets: readonly DietaryTarget[],
  others: readonly DietaryTarget[],
): DietaryTarget[] {
  const keys = new Set(others.map(targetKey))
  return targets.filter((target) => !keys.has(targetKey(target)))
}

/**
 * Plans the answer to what is asked about the contents of dishes, or of options.
 * @param optionIds options of the dishes, or of other dishes, which are answered separately
 */
export function planContents(
  intent: QuestionIntent,
  reading: ReadQuestion,
  dishes: readonly string[],
  optionIds: readonly string[],
): Part[] {
  const isChange = isRequest(intent)
  const targetsWhere = (test: (relation: Relation | undefined) => boolean) =>
    intent.foods.filter(({ relation }) => test(relation)).flatMap(({ targets }) => targets)
  // Answers start with the right yes or no: "Is there celery in it? I get hives" gets "Yes".
  const isForGuest = (relation: Relation | undefined) =>
    guestRelations.includes(relation) && (intent.asksIfSafe || isChange || !intent.asksContents)
  const free = isChange ? [] : withAllergens(targetsWhere(isAbsence))
  const forGuest = targetsWhere(isForGuest)
  const contained = withAllergens(
    targetsWhere((relation) => !isAbsence(relation) && !isForGuest(relation)),
  )
  const [has, suits] = intent.asksIfSafe
    ? [subtract(contained, forGuest), forGuest]
    : [contained, subtract(forGuest, [...contained, ...free])]
  const diets = intent.diets.map((diet): DietaryTarget => ({ kind: 'diet', diet }))
  const asked = [...free, ...has, ...suits, ...diets]
  // The avoidances stated in this message, or all of them for a mere "can I eat this?".
  const avoided =
    asked.length > 0 ? subtract(reading.avoided, reading.avoidedBefore) : reading.avoided
  const addsAvoided = !isChange && (asked.length > 0 || intent.asksIfSafe)
  const toSuit = [...suits, ...diets, ...(addsAvoided ? subtract(avoided, asked) : [])]
  const options = [...new Set(optionIds)]
  const about = { dishes, ...(options.length > 0 && { options }) }
  const parts: Part[] = []
  if (free.length > 0) parts.push({ do: 'free_of', of: free, ...about })
  if (has.length > 0) parts.push({ do: 'has', of: has, ...about })
  if (toSuit.length > 0) parts.push({ do: 'suits', of: toSuit, ...about })
  return parts
}

const asksForCalories = (intent: QuestionIntent) =>
  asksForAny(intent, 'calories', 'lightest', 'heaviest') || intent.senses.includes('light')

/**
 * Removes the dishes of ambiguous names from what is counted, as often as those names count them.
 * What a clear name counts of the same dish stays.
 */
function removeAmbiguous(
  counted: readonly string[],
  ambiguous: QuestionIntent['dishes'],
): string[] {
  const remaining = [...counted]
  for (const { dishIds, count } of ambiguous) {
    for (const id of dishIds) {
      for (let removed = 0; removed < Math.min(count, maxCount); removed++) {
        const index = remaining.lastIndexOf(id)
        if (index !== -1) remaining.splice(index, 1)
      }
    }
  }
  return remaining
}

/** Plans a bill, and the figures of what may be meant by an ambiguous name. */
function planSum(
  intent: QuestionIntent,
  { dishes: counted, sizes, options }: ReferencedDishes,
): Part[] {
  const ambiguous = intent.dishes.filter(({ isAmbiguous }) => isAmbiguous)
  const candidates = ambiguous.flatMap(({ dishIds }) => dishIds)
  const kinds = intent.kinds.filter(
    ({ written, isExcluded }) =>
      !isExcluded && !intent.uncounted.some((all) => all.includes(written)),
  )
  const uncounted = [
    ...[...ambiguous, ...kinds].map(({ written }) => written),
    ...intent.missingDishes.map(({ said }) => said),
    ...intent.uncounted,
  ]
  // "What is that per head?" splits the bill among the people.
  const ways = intent.ways ?? (intent.modifiers.includes('each') ? intent.people : undefined)
  const of = asksForCalories(intent) ? 'calories' : 'price'
  const budget = intent.amounts.find(({ kind }) => kind === 'price')?.value
  const sum: PartOf<'sum'> = {
    do: 'sum',
    dishes: removeAmbiguous(counted, ambiguous),
    of,
    ...(sizes.length > 0 && { sizes }),
    ...(options.length > 0 && { options }),
    ...(ways !== undefined && { ways }),
    ...(budget !== undefined && { budget }),
    ...(uncounted.length > 0 && { uncounted }),
  }
  const figures: Part = { do: 'tell', dishes: candidates, of: [of] }
  return [...(sum.dishes.length > 0 ? [sum] : []), ...(candidates.length > 0 ? [figures] : [])]
}

function planComparison(
  intent: QuestionIntent,
  dishes: readonly string[],
  sizes: readonly string[],
): Part[] {
  if (dishes.length < 2 || !asksForAny(intent, 'compare', ...superlatives)) return []
  // "Which one is spicier?" is answered by how hot each is; see `planDetails`.
  if (intent.senses.includes('hot') || intent.senses.includes('mild')) return []
  const parts: Part[] = []
  const inSizes = sizes.length > 0 ? { sizes } : {}
  if (asksForCalories(intent)) parts.push({ do: 'compare', dishes, by: 'calories', ...inSizes })
  if (asksForAny(intent, 'price', 'cheapest', 'dearest')) {
    parts.push({ do: 'compare', dishes, by: 'price', ...inSizes })
  }
  if (parts.length > 0) return parts
  return [
    { do: 'compare', dishes, by: 'price', ...inSizes },
    { do: 'compare', dishes, by: 'contents' },
    { do: 'tell', dishes, of: ['note'] },
  ]
}

/** Whether a bill is asked for: "two of them", "a tea and a coffee, how much?", "is 20 enough?" */
function asksForSum(
  intent: QuestionIntent,
  { dishes: counted, options }: ReferencedDishes,
  dishes: readonly string[],
): boolean {
  // "And a" is also a phrase for a meal.
  const hasAnd = intent.modifiers.includes('and') || asksForAny(intent, 'meal')
  const asksForPrices =
    asksForAny(intent, 'price') &&
    !asksForAny(intent, 'compare', ...superlatives) &&
    (hasAnd || intent.uncounted.length > 0)
  const asksWhetherEnough =
    intent.amounts.some(({ kind }) => kind === 'price') &&
    !intent.modifiers.includes('or') &&
    !asksForAny(intent, 'compare', 'recommend', ...superlatives)
  const isTogether =
    asksForAny(intent, 'sum') ||
    intent.modifiers.includes('together') ||
    asksForPrices ||
    asksWhetherEnough
  const isWithOption = options.length > 0 && asksForAny(intent, 'price', 'sum')
  const hasSeveral = dishes.length > 1 || intent.uncounted.length > 0
  return counted.length > dishes.length || (hasSeveral && isTogether) || isWithOption
}

const detailsByAsk: readonly (readonly [AskKind, readonly Detail[]])[] = [
  ['ingredients', ['description', 'ingredients', 'note']],
  ['price', ['price']],
  ['calories', ['calories']],
  ['cooking', ['cooking', 'note']],
  ['describe', ['description', 'ingredients', 'price', 'note']],
]

/** Plans the details that a question asks about, then pictures, pairings and opinions. */
function planDetails(intent: QuestionIntent, dishes: readonly string[], isSum: boolean): Part[] {
  const isCompared = isSum || (dishes.length > 1 && asksForAny(intent, 'compare', ...superlatives))
  const details = new Set(
    isCompared ? [] : detailsByAsk.flatMap(([ask, of]) => (asksForAny(intent, ask) ? of : [])),
  )
  const add = (...more: readonly Detail[]) => more.forEach((detail) => details.add(detail))
  if (intent.senses.some((sense) => sense === 'hot' || sense === 'mild')) add('heat', 'note')
  if (intent.cookings.length > 0) add('cooking', 'note')
  if ((intent.people !== undefined && !isSum) || intent.senses.includes('sharing')) {
    add('description', 'note')
  }
  const parts: Part[] = []
  if (details.size > 0) parts.push({ do: 'tell', dishes, of: [...details] })
  if (asksForAny(intent, 'picture')) parts.push({ do: 'pictures', dishes })
  if (asksForAny(intent, 'pair') || intent.courses.includes('drink')) {
    parts.push({ do: 'pair', dishes, course: intent.courses[0] ?? 'any' })
  }
  if (asksForAny(intent, 'opinion')) parts.push({ do: 'opinion', dishes })
  return parts
}

/** Plans a change: the note may mention it, and an option may be for it. */
function planRequest(
  intent: QuestionIntent,
  dishes: readonly string[],
  options: readonly string[],
): Part[] {
  const isChoice = options.length > 0 && intent.asksIfSafe && intent.foods.length === 0
  if (!isRequest(intent) && !isChoice) return []
  const without = intent.foods.flatMap(({ relation, targets }) =>
    isAbsence(relation) ? targets.filter((target) => target.kind !== 'diet') : [],
  )
  const change: Clause[] = without.length > 0 ? [{ op: 'without', of: without }] : []
  return [
    { do: 'tell', dishes, of: ['note'] },
    { do: 'request', dishes, change, ...(options.length > 0 && { options }) },
  ]
}

/** Repeats the last question for other dishes: "and the carpaccio?". */
function repeatLast({ lastParts }: ConversationState, dishes: readonly string[]): Part[] {
  return lastParts.flatMap((part): Part[] => {
    switch (part.do) {
      case 'has':
      case 'free_of':
      case 'suits':
      case 'tell':
      case 'pictures':
      case 'opinion':
      case 'request':
      case 'pair':
        return [{ ...part, dishes }]
      default:
        return []
    }
  })
}
