import { z } from 'zod'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import type { About, Part } from '#app/assistant/plan/part.ts'
import { messageFor } from '#app/assistant/planners/plan-message.ts'
import { promptFor } from '#app/assistant/planners/plan-prompt.ts'
import type { PlanRequest } from '#app/assistant/planners/planner.ts'
import { readPlan, type PlanPiece } from '#app/assistant/planners/read-plan.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { createRenderer } from '#app/assistant/render/render.ts'
import { readUnseenMenu, type UnseenMenu } from '../unseen/read-menu.ts'

/** A conversation that somebody plans in a model's place: all but the last turn have their plan. */
export const handTalk = z.object({
  menu: z.enum(['a', 'b', 'c', 'd', 'e']),
  turns: z.array(z.object({ ask: z.string(), plan: z.unknown().optional() })).min(1),
})

export type HandTalk = z.infer<typeof handTalk>

/** What a model would read before it plans the last turn, or the reply that its plan comes to. */
export type HandTurn =
  | { readonly kind: 'prompt'; readonly system: string; readonly user: string }
  | { readonly kind: 'reply'; readonly text: string; readonly dropped: number }

/**
 * Goes through a conversation as the app does, with plans that are given.
 * @throws ProviderFailed where a plan holds nothing to answer, or where an earlier one is missing
 */
export async function converse({ menu, turns }: HandTalk): Promise<HandTurn> {
  const place = readUnseenMenu(menu)
  const history: PlannedTurn[] = []
  let last: HandTurn = { kind: 'prompt', system: '', user: '' }
  for (const { ask, plan } of turns) {
    const request = requestFor(ask, history, place)
    if (plan === undefined) {
      return { kind: 'prompt', system: await promptFor(request), user: messageFor(request) }
    }
    const reply = await replyTo(request, JSON.stringify(plan), place)
    const { text, dropped } = reply
    last = { kind: 'reply', text, dropped }
    const { parts, dishes, avoided } = reply
    const stored = { version: 1 as const, parts, dishes, avoided, dropped: [] }
    history.push({ role: 'user', text: ask }, { role: 'assistant', text, plan: stored })
  }
  return last
}

function requestFor(
  question: string,
  history: readonly PlannedTurn[],
  { menu }: UnseenMenu,
): PlanRequest {
  return {
    menu,
    question,
    history,
    read: readConversation(question, history, menu, 'en'),
    state: conversationState(history),
    assistantId: () => Promise.resolve(''),
    thread: { id: '', keep: () => Promise.resolve() },
    signal: new AbortController().signal,
  }
}

async function replyTo(request: PlanRequest, plan: string, { house }: UnseenMenu) {
  const { menu, question, read } = request
  const parts: Part[] = []
  let avoided: readonly About[] = read.avoided
  let dropped = 0
  for await (const piece of readPlan(request, () => writing(plan))) {
    if (piece.type === 'part') parts.push(piece.part)
    else if (piece.type === 'avoid') avoided = [...avoided, ...piece.of]
    else if (piece.type === 'dropped') dropped += 1
  }
  const { language, isEmergency } = read
  const renderer = createRenderer({ menu, language, seed: question })
  const rendered = await Promise.all(
    parts.map((part) =>
      renderer.part(part, avoided, part.do === 'house' ? house.get(part.topic) : ''),
    ),
  )
  const blocks = [
    ...(isEmergency ? [renderer.emergency()] : []),
    ...rendered.flatMap((one) => one.blocks),
    ...renderer.end(),
  ]
  const dishes = [...new Set(rendered.flatMap((one) => one.dishes))]
  return { text: blocks.map(({ text }) => text).join('\n'), parts, dishes, avoided, dropped }
}

async function* writing(text: string): AsyncGenerator<PlanPiece, undefined> {
  yield { type: 'text', text }
  return undefined
}
