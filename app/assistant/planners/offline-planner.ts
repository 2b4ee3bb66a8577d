import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { ConversationState } from '../plan/conversation-state.ts'
import { maxParts, type Act, type Detail, type Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { QuestionIntent, ReadQuestion } from '../reading/question.ts'
import { wireName } from '../plan/write-part.ts'
import { uniqueTargets } from '../reading/dietary-targets.ts'
import { mentionsSubject } from '../reading/find-owner-texts.ts'
import type { Subject } from '../reading/subjects.ts'
import { asksForAny } from './offline/asks-for-any.ts'
import { planForDishes } from './offline/plan-for-dishes.ts'
import { planForMenu } from './offline/plan-for-menu.ts'
import { planForOptions } from './offline/plan-for-options.ts'
import { findReferencedDishes } from './offline/find-referenced-dishes.ts'
import { findVariant } from './offline/find-variant.ts'
import { planAlwaysServed, planServiceHours } from './offline/plan-service-hours.ts'
import type { PlanEvent, Planner, PlanRequest } from './planner.ts'

/** Plans without a model, from what the server understood of the question. */
export const offlinePlanner: Planner = {
  name: 'offline',
  async *plan({ reading, state, menu }: PlanRequest): AsyncGenerator<PlanEvent> {
    yield { type: 'avoid', of: avoidedInThisAnswer(reading), isLasting: false }
    for (const part of planOffline(reading, state, menu)) yield { type: 'part', part }
  },
}

/**
 * Returns what to avoid in the answer to this message alone. Includes foods whose relation is unclear,
 * because the guest may avoid them: "eggs make me gag".
 */
export function avoidedInThisAnswer({ wished, dishes, foods }: ReadQuestion): DietaryTarget[] {
  const unclear = dishes.length > 0 ? [] : foods.filter(({ isUnclear }) => isUnclear)
  return uniqueTargets([...wished, ...unclear.flatMap(({ targets }) => targets)])
}

/** Plans the parts that answer a message, in the guest's order. Empty only in an emergency. */
export function planOffline(
  question: ReadQuestion,
  state: ConversationState,
  menu: GuestMenu,
): Part[] {
  if (question.danger === 'now') return planEmergency(question)
  const reading = { ...question, wished: avoidedInThisAnswer(question) }
  let current = state
  const planned = reading.questions.flatMap((intent) => {
    const parts = planQuestion(intent, reading, current, menu)
    current = stateAfter(parts, current)
    return parts
  })
  const parts = uniqueParts([...planTakeBack(reading), ...planned])
  if (parts.length > 0) return parts.slice(0, maxParts)
  const act = chooseAct(reading, state)
  // The question is understood, but the owner has written nothing about it.
  return act === 'unclear' && reading.concepts.length > 0 && reading.asks.length === 0
    ? [{ do: 'unknown', dishes: [], said: '' }]
    : [{ do: 'talk', act }]
}

const uniqueParts = (parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
]

const maxDishesInEmergency = 3

/** Lists only what helpers need to know, below the advice to call for help. */
function planEmergency({ questions }: ReadQuestion): Part[] {
  const eaten = questions.flatMap(({ dishes }) => dishes.flatMap(({ dishIds }) => dishIds))
  const dishes = [...new Set(eaten)].slice(0, maxDishesInEmergency)
  return dishes.length > 0 ? [{ do: 'tell', dishes, of: ['ingredients'] }] : []
}

/** Asks for confirmation before an avoidance is removed, and confirms the removal. */
export function planTakeBack({ toTakeBack, takenBack }: ReadQuestion): Part[] {
  const parts: Part[] = []
  if (takenBack.length > 0) parts.push({ do: 'talk', act: 'noted', takenBack })
  if (toTakeBack.length > 0) {
    parts.push({ do: 'ask', what: 'take_back', of: toTakeBack.map(wireName) })
  }
  return parts
}

/** Updates the state with one question's parts, which the message's next question may refer to. */
function stateAfter(parts: readonly Part[], state: ConversationState): ConversationState {
  const dishes = parts.flatMap((part) => ('dishes' in part ? part.dishes : []))
  if (dishes.length === 0) return state
  return { ...state, lastParts: parts, focus: [...new Set([...dishes, ...state.focus])] }
}

function planQuestion(
  intent: QuestionIntent,
  reading: ReadQuestion,
  state: ConversationState,
  menu: GuestMenu,
): Part[] {
  if (intent.acts.includes('no_instructions')) return [{ do: 'talk', act: 'no_instructions' }]
  const house = planHouse(intent, menu)
  const staffAct = intent.acts.find((act) => staffActs.includes(act))
  // "Can I pay by card?" isn't a request for the bill.
  if (staffAct === 'cannot_pay' && house.length > 0) return house
  if (staffAct) return [{ do: 'talk', act: staffAct }, ...house]
  if (isOnlyAboutService(intent, house)) return [...house, ...planAlwaysServed(intent, menu)]
  const doubt = planDoubt(intent, state)
  if (doubt) return [doubt]
  const optionParts = planForOptions(intent, reading, state.focus, menu)
  if (optionParts.length > 0 && intent.dishes.length === 0) return [...optionParts, ...house]
  const referenced = findReferencedDishes(intent, state)
  // "I've got an allergy, what can I eat?" can't be answered without the food.
  const isFoodUnknown =
    intent.isAllergic && intent.foods.length === 0 && reading.avoided.length === 0
  if (isFoodUnknown && !referenced) return [{ do: 'ask', what: 'food', of: [] }]
  if (referenced === 'unclear') return [{ do: 'ask', what: 'dish', of: [] }]
  const variant = referenced && findVariant(referenced, intent, menu)
  if (variant)
    return [...planForDishes(variant.referenced, variant.intent, reading, state), ...house]
  if (referenced) {
    if (isOnlyAboutWaiting(intent)) return [{ do: 'talk', act: 'wait_time' }, ...house]
    const parts = planForDishes(referenced, intent, reading, state)
    return [...parts, ...planSubjects(referenced.dishes, intent, menu), ...house]
  }
  return planWithoutDishes(intent, reading, state, menu, house)
}

/** Plans the answer to a question that neither names a dish nor refers to one. */
function planWithoutDishes(
  intent: QuestionIntent,
  reading: ReadQuestion,
  state: ConversationState,
  menu: GuestMenu,
  house: readonly Part[],
): Part[] {
  if (isOnlyAboutHouse(intent)) return [...house]
  if (intent.subjects.includes('fryer')) return [...planSharedOil(menu), ...house]
  if (intent.acts.includes('wait_time')) return [{ do: 'talk', act: 'wait_time' }, ...house]
  if (isNotRecorded(intent)) {
    const { byWord } = intent.ownerTexts
    return byWord.length > 0
      ? [...byWord, ...house]
      : [{ do: 'unknown', dishes: [], said: '' }, ...house]
  }
  const medicalAct = intent.acts.find((act) => medicalActs.includes(act))
  const menuParts = planForMenu(intent, reading, state)
  const isAdvice = ({ do: action }: Part) =>
    action === 'suggest' || (action === 'list' && !namesFood(intent))
  const food: Part[] = medicalAct
    ? [{ do: 'talk', act: medicalAct }, ...menuParts.filter((part) => !isAdvice(part))]
    : menuParts
  const isFound = food.some((part) => part.do !== 'missing') || house.length > 0
  return isFound || intent.ownerTexts.byWord.length === 0
    ? [...food, ...house]
    : [...intent.ownerTexts.byWord]
}

const namesFood = ({ dishes, kinds, foods }: QuestionIntent) =>
  dishes.length + kinds.length + foods.length > 0

/** Acts that need the staff, whatever else the question names. */
const staffActs: readonly Act[] = [
  'complaint_food',
  'complaint_wait',
  'complaint_staff',
  'call_staff',
  'cannot_pay',
]

/** Acts about health. No suggestion follows, because a menu must not give medical advice. */
const medicalActs: readonly Act[] = ['pregnancy', 'no_medical']

/** Answers "are you sure?" with the reasons for the last answer. */
function planDoubt(intent: QuestionIntent, { lastParts }: ConversationState): Part | undefined {
  if (!asksForAny(intent, 'sure') || namesFood(intent)) return undefined
  const [last] = lastParts.flatMap((part) =>
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' ? [part] : [],
  )
  if (!last) return { do: 'talk', act: 'sure' }
  // An answer about an option includes its reasons.
  return last.options ? last : { do: 'why', dishes: last.dishes, of: last.of }
}

const maxHouseParts = 3

/** Plans the owner's texts about the question's subject, then about its topics. */
function planHouse(intent: QuestionIntent, menu: GuestMenu): Part[] {
  const { topics, ownerTexts } = intent
  const serviceParts = planServiceHours(intent, menu)
  const others = topics.filter(
    (topic) =>
      (topic !== 'other' || ownerTexts.onSubject.length === 0) &&
      (topic !== 'hours' || serviceParts.length === 0 || intent.asksOpening),
  )
  const parts = [
    ...serviceParts,
    ...ownerTexts.onSubject,
    ...(intent.dishes.length === 0 ? ownerTexts.onFood : []),
    ...others.map((topic) => ({ do: 'house' as const, topic })),
  ]
  return uniqueParts(parts).slice(0, maxHouseParts)
}

/** Whether a question only asks when something is served. */
const isOnlyAboutService = (intent: QuestionIntent, house: readonly Part[]) =>
  house.some((part) => part.do === 'house' && part.headings) &&
  !asksForFood(intent) &&
  intent.asks.every((ask) => ask === 'list' || ask === 'describe') &&
  intent.foods.every(({ relation }) => relation === undefined)

/**
 * Whether a question only asks when a dish will come. A question about preparation time (subject
 * `time`) is excluded, because the owner's note may answer it.
 */
const isOnlyAboutWaiting = ({ acts, subjects, asks, foods, diets }: QuestionIntent) =>
  acts.includes('wait_time') &&
  !subjects.includes('time') &&
  asks.length + foods.length + diets.length === 0

/** Of what a question names: with less, it also asks for something else. */
const minShareAlone = 0.6

/** Whether the owner's texts answer the question and it asks for no food. */
const isOnlyAboutHouse = (intent: QuestionIntent) =>
  intent.ownerTexts.onSubject.length > 0 &&
  intent.ownerTexts.share >= minShareAlone &&
  !asksForFood(intent) &&
  intent.foods.every(({ relation }) => relation === undefined || relation === 'contains')

const asksForFood = (intent: QuestionIntent) =>
  intent.amounts.length + intent.diets.length + intent.courses.length > 0 ||
  asksForAny(intent, 'recommend', 'cheapest', 'dearest')

const unrecordedSubjects: readonly Subject[] = ['source', 'rearing', 'size', 'fresh', 'nutrition']

/**
 * Whether the menu has no field for the answer, and no list would help: "is the beef grass-fed?",
 * "what can I eat on keto?".
 */
const isNotRecorded = (intent: QuestionIntent) =>
  intent.subjects.some((subject) => unrecordedSubjects.includes(subject)) &&
  (intent.subjects.includes('nutrition') || !asksForFood(intent)) &&
  intent.foods.every(({ relation }) => relation === undefined || relation === 'contains')

/** Plans the notes of all dishes about shared frying oil, pans and grills. */
function planSharedOil(menu: GuestMenu): Part[] {
  const dishes = indexMenu(menu)
    .dishes.filter(({ dish }) => mentionsSubject(dish, ['fryer']))
    .map(({ dish }) => dish.id)
  const notes: Part[] = dishes.length > 0 ? [{ do: 'tell', dishes, of: ['note'] }] : []
  return [...notes, { do: 'unknown', dishes: [], said: '' }]
}

/** Plans what the owner wrote about a subject of dishes, or that nothing is recorded. */
function planSubjects(dishes: readonly string[], intent: QuestionIntent, menu: GuestMenu): Part[] {
  const { subjects, ownerTexts } = intent
  if (subjects.length === 0) return []
  const { byId } = indexMenu(menu)
  const describedDishes = dishes.filter((id) => {
    const dish = byId.get(id)?.dish
    return dish && mentionsSubject(dish, subjects)
  })
  const recordedParts = dishes.flatMap((id): Part[] => {
    const of = recordedDetails(byId.get(id)?.dish, subjects)
    return of.length > 0 ? [{ do: 'tell', dishes: [id], of }] : []
  })
  if (describedDishes.length > 0) {
    return [...recordedParts, { do: 'tell', dishes: describedDishes, of: ['description', 'note'] }]
  }
  if (recordedParts.length > 0) return recordedParts
  if (ownerTexts.onSubject.length > 0) return []
  // The texts may still answer, in words that are in no vocabulary: "rope-grown Cornish mussels".
  return [
    { do: 'tell', dishes, of: ['description', 'note'] },
    ...(ownerTexts.byWord.length > 0
      ? ownerTexts.byWord
      : [{ do: 'unknown', dishes, said: '' } as const]),
  ]
}

/** The details of a dish with which its owner has recorded something about subjects. */
function recordedDetails(
  dish: GuestDish | undefined,
  subjects: readonly Subject[],
): readonly Detail[] {
  const hasPortion = dish?.sizes.some(({ portion }) => portion) === true
  return [
    ...(subjects.includes('size') && hasPortion ? (['portion'] as const) : []),
    ...(subjects.includes('source') && dish?.meatOrigin ? (['origin'] as const) : []),
  ]
}

/** Chooses the reply to a message that asks nothing. */
function chooseAct(
  { acts, avoided, avoidedBefore, wished, modifiers }: ReadQuestion,
  { openAsk }: ConversationState,
): Act {
  const isAvoidanceKept = openAsk?.what === 'take_back' && modifiers.includes('no')
  if (isAvoidanceKept || wished.length > 0 || avoided.length !== avoidedBefore.length)
    return 'noted'
  return acts[0] ?? (modifiers.includes('yes') ? 'sure' : 'unclear')
}
