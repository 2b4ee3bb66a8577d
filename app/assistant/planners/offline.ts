import type { ConversationState } from '../plan/conversation-state.ts'
import { mostParts, type Act, type Part } from '../plan/part.ts'
import type { Asked, ReadQuestion } from '../reading/question.ts'
import { nameOfAbout } from '../plan/write-part.ts'
import type { Planned, Planner, PlanRequest } from './planner.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { mentionsSubject } from '../reading/owners-words.ts'
import type { Subject } from '../reading/words/subjects.ts'
import { asksFor } from './offline/asks-for.ts'
import { onDishes } from './offline/on-dishes.ts'
import { onMenu } from './offline/on-menu.ts'
import { subjectsOf } from './offline/subjects.ts'
import { variantOf } from './offline/variants.ts'

/** Plans from what the server reads alone: it answers where no other planner does. */
export const offlinePlanner: Planner = {
  name: 'offline',
  async *plan({ read, state, menu }: PlanRequest): AsyncGenerator<Planned> {
    for (const part of planOffline(read, state, menu)) yield { type: 'part', part }
  },
}

/** The parts that answer a message, in the guest's order; one at least, but in an emergency. */
export function planOffline(read: ReadQuestion, state: ConversationState, menu: GuestMenu): Part[] {
  if (read.isEmergency) return inEmergency(read)
  let known = state
  const planned = read.questions.flatMap((asked) => {
    const parts = planQuestion(asked, read, known, menu)
    known = after(parts, known)
    return parts
  })
  const parts = [
    ...new Map(
      [...onTakingBack(read), ...planned].map((part) => [JSON.stringify(part), part]),
    ).values(),
  ]
  return parts.length > 0 ? parts.slice(0, mostParts) : [{ do: 'talk', act: actOf(read, state) }]
}

/** Below the call for help: only what a helper needs to know. */
function inEmergency({ questions }: ReadQuestion): Part[] {
  const eaten = questions.flatMap(({ dishes }) => dishes.flatMap(({ dishIds }) => dishIds))
  const dishes = [...new Set(eaten)].slice(0, mostEaten)
  return dishes.length > 0 ? [{ do: 'tell', dishes, of: ['ingredients'] }] : []
}

const mostEaten = 3

/** Asks before an allergy is forgotten, and says when one is. */
export function onTakingBack({ toTakeBack, takenBack }: ReadQuestion): Part[] {
  return [
    ...(takenBack.length > 0 ? [{ do: 'talk' as const, act: 'noted' as const, takenBack }] : []),
    ...(toTakeBack.length > 0
      ? [{ do: 'ask' as const, what: 'take_back' as const, of: toTakeBack.map(nameOfAbout) }]
      : []),
  ]
}

/** What a question of a message may point at: the parts that answer the one before it. */
function after(parts: readonly Part[], state: ConversationState): ConversationState {
  const dishes = parts.flatMap((part) => ('dishes' in part ? part.dishes : []))
  if (dishes.length === 0) return state
  return { ...state, lastParts: parts, focus: [...new Set([...dishes, ...state.focus])] }
}

function planQuestion(
  asked: Asked,
  read: ReadQuestion,
  state: ConversationState,
  menu: GuestMenu,
): Part[] {
  if (asked.acts.includes('no_instructions')) return [{ do: 'talk', act: 'no_instructions' }]
  const staff = asked.acts.find((act) => forStaff.includes(act))
  if (staff) return [{ do: 'talk', act: staff }, ...onHouse(asked)]
  const doubted = onDoubt(asked, state)
  if (doubted) return [doubted]
  const subjects = subjectsOf(asked, state)
  // "I've got an allergy, what can I eat?": unanswerable until the guest says to what.
  const isUnnamed = asked.isAllergic && asked.foods.length === 0 && read.avoided.length === 0
  if (isUnnamed && !subjects) return [{ do: 'ask', what: 'food', of: [] }]
  if (subjects === 'unclear') return [{ do: 'ask', what: 'dish', of: [] }]
  const house = onHouse(asked)
  const varied = subjects && variantOf(subjects, asked, menu)
  if (varied) return [...onDishes(varied.subjects, varied.asked, read, state), ...house]
  if (subjects) {
    const parts = onDishes(subjects, asked, read, state)
    return [...parts, ...onSubjects(subjects.dishes, asked, menu), ...house]
  }
  if (isOnHouseAlone(asked)) return house
  if (asked.acts.includes('wait_time')) return [{ do: 'talk', act: 'wait_time' }, ...house]
  if (isUnknowable(asked)) return [{ do: 'unknown', dishes: [], said: '' }, ...house]
  const care = asked.acts.find((act) => forDoctors.includes(act))
  const found = onMenu(asked, read, state)
  const food: Part[] = care
    ? [{ do: 'talk', act: care }, ...found.filter((part) => part.do !== 'suggest')]
    : found
  const isFound = food.some((part) => part.do !== 'missing') || house.length > 0
  return isFound || asked.owners.byWord.length === 0
    ? [...food, ...house]
    : [...asked.owners.byWord]
}

/** What only the team can help with, whatever else the words name. */
const forStaff: readonly Act[] = [
  'complaint_food',
  'complaint_wait',
  'complaint_staff',
  'call_staff',
  'cannot_pay',
]

/** What no menu may advise on: no suggestion follows. */
const forDoctors: readonly Act[] = ['pregnancy', 'no_medical']

/** "Are you sure?": what the last answer rests on. */
function onDoubt(asked: Asked, { lastParts }: ConversationState): Part | undefined {
  const names = asked.dishes.length + asked.kinds.length + asked.foods.length > 0
  if (!asksFor(asked, 'sure') || names) return undefined
  const [last] = lastParts.flatMap((part) =>
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' ? [part] : [],
  )
  return last ? { do: 'why', dishes: last.dishes, of: last.of } : { do: 'talk', act: 'sure' }
}

const mostOnHouse = 3

/** The owner's words on its subject, and on each topic that they are not on already. */
function onHouse({ topics, owners }: Asked): Part[] {
  const named = topics.filter((topic) => topic !== 'other' || owners.onSubject.length === 0)
  const parts = [...owners.onSubject, ...named.map((topic) => ({ do: 'house' as const, topic }))]
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()].slice(
    0,
    mostOnHouse,
  )
}

/** Whether the owner's words answer a question that wishes nothing of the menu. */
const isOnHouseAlone = (asked: Asked) => asked.owners.onSubject.length > 0 && !wishesFood(asked)

const wishesFood = (asked: Asked) =>
  asked.amounts.length + asked.diets.length + asked.courses.length > 0 ||
  asksFor(asked, 'recommend', 'cheapest', 'dearest')

const unknowable: readonly Subject[] = ['source', 'rearing', 'size', 'fresh']

/** "Is the beef grass-fed?" and "is the fish fresh?" are no wishes for a list. */
const isUnknowable = (asked: Asked) =>
  asked.subjects.some((one) => unknowable.includes(one)) &&
  !wishesFood(asked) &&
  asked.foods.every(({ relation }) => relation === undefined || relation === 'contains')

/** What the owner wrote about a subject of dishes; otherwise that it isn't recorded. */
function onSubjects(dishes: readonly string[], asked: Asked, menu: GuestMenu): Part[] {
  const { subjects, owners } = asked
  if (subjects.length === 0) return []
  const { byId } = indexMenu(menu)
  const told = dishes.filter((id) => {
    const dish = byId.get(id)?.dish
    return dish && mentionsSubject(dish, subjects)
  })
  if (told.length > 0) return [{ do: 'tell', dishes: told, of: ['description', 'note'] }]
  if (owners.onSubject.length > 0) return []
  // A note may still answer, in words that no list has.
  return [
    { do: 'tell', dishes, of: ['note'] },
    { do: 'unknown', dishes, said: '' },
  ]
}

function actOf(
  { acts, avoided, avoidedBefore, modifiers }: ReadQuestion,
  { openAsk }: ConversationState,
): Act {
  const isKept = openAsk?.what === 'take_back' && modifiers.includes('no')
  if (isKept || avoided.length !== avoidedBefore.length) return 'noted'
  return acts[0] ?? (modifiers.includes('yes') ? 'sure' : 'unclear')
}
