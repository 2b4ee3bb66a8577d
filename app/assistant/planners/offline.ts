import type { ConversationState } from '../plan/conversation-state.ts'
import { mostParts, type Act, type Part } from '../plan/part.ts'
import type { Asked, ReadQuestion } from '../reading/read-question.ts'
import { nameOfAbout } from '../plan/write-part.ts'
import type { Planned, Planner, PlanRequest } from './planner.ts'
import { asksFor } from './offline/asks-for.ts'
import { onDishes } from './offline/on-dishes.ts'
import { onMenu } from './offline/on-menu.ts'
import { subjectsOf } from './offline/subjects.ts'

/** Plans from what the server reads alone: it answers where no other planner does. */
export const offlinePlanner: Planner = {
  name: 'offline',
  async *plan({ read, state }: PlanRequest): AsyncGenerator<Planned> {
    for (const part of planOffline(read, state)) yield { type: 'part', part }
  },
}

/** The parts that answer a message, in the guest's order; one at least. */
export function planOffline(read: ReadQuestion, state: ConversationState): Part[] {
  let known = state
  const planned = read.questions.flatMap((asked) => {
    const parts = planQuestion(asked, read, known)
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

function planQuestion(asked: Asked, read: ReadQuestion, state: ConversationState): Part[] {
  if (asked.acts.includes('no_instructions')) return [{ do: 'talk', act: 'no_instructions' }]
  const staff = asked.acts.find((act) => forStaff.includes(act))
  if (staff) return [{ do: 'talk', act: staff }, ...onHouse(asked)]
  const doubted = onDoubt(asked, state)
  if (doubted) return [doubted]
  const subjects = subjectsOf(asked, state)
  if (subjects === 'unclear') return [{ do: 'ask', what: 'dish', of: [] }]
  const food = subjects ? onDishes(subjects, asked, read, state) : onMenu(asked, read, state)
  return [...food, ...onHouse(asked)]
}

/** What only the team can help with, whatever else the words name. */
const forStaff: readonly Act[] = [
  'complaint_food',
  'complaint_wait',
  'complaint_staff',
  'call_staff',
  'cannot_pay',
]

/** "Are you sure?": what the last answer rests on. */
function onDoubt(asked: Asked, { lastParts }: ConversationState): Part | undefined {
  const names = asked.dishes.length + asked.kinds.length + asked.foods.length > 0
  if (!asksFor(asked, 'sure') || names) return undefined
  const [last] = lastParts.flatMap((part) =>
    part.do === 'has' || part.do === 'free_of' || part.do === 'suits' ? [part] : [],
  )
  return last ? { do: 'why', dishes: last.dishes, of: last.of } : { do: 'talk', act: 'sure' }
}

function onHouse({ topics }: Asked): Part[] {
  return topics.slice(0, 3).map((topic) => ({ do: 'house', topic }))
}

function actOf(
  { acts, avoided, avoidedBefore, modifiers }: ReadQuestion,
  { openAsk }: ConversationState,
): Act {
  const isKept = openAsk?.what === 'take_back' && modifiers.includes('no')
  if (isKept || avoided.length !== avoidedBefore.length) return 'noted'
  return acts[0] ?? (modifiers.includes('yes') ? 'sure' : 'unclear')
}
