import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { conversationState, type PlannedTurn } from '../plan/conversation-state.ts'
import { planOffline } from '../planners/offline.ts'
import { readConversation } from '../reading/read-conversation.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { createRenderer } from '../render/render.ts'

/**
 * The same turns with a plan at each reply. Replies from before plans were stored, and those of an
 * owner's test chat, which nobody stores, get the plan that the offline planner would have made.
 */
export async function replayPlans(
  history: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
): Promise<PlannedTurn[]> {
  const planned: PlannedTurn[] = []
  for (const turn of history) planned.push(await withPlan(turn, planned, menu, screen))
  return planned
}

async function withPlan(
  turn: PlannedTurn,
  before: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
): Promise<PlannedTurn> {
  const question = before.at(-1)
  if (turn.plan || turn.role === 'user' || question?.role !== 'user') return turn
  const earlier = before.slice(0, -1)
  const read = readConversation(question.text, earlier, menu, screen)
  const parts = planOffline(read, conversationState(earlier), menu)
  const { language, avoided } = read
  const renderer = createRenderer({ menu, language, seed: '' })
  const rendered = await Promise.all(parts.map((part) => renderer.part(part, avoided)))
  const dishes = [...new Set(rendered.flatMap((one) => one.dishes))]
  return { ...turn, plan: { version: 1, parts, dishes, avoided, dropped: [] } }
}
