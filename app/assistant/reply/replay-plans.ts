import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { conversationState, type PlannedTurn } from '../plan/conversation-state.ts'
import { planOffline } from '../planners/offline-planner.ts'
import { readConversationInSlices } from '../reading/read-conversation.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { createRenderer } from '../render/renderer.ts'

/**
 * Returns the turns with a plan for each reply. Replies without one, from old conversations and
 * owners' rehearsals, get the offline planner's plan.
 */
export async function replayPlans(
  history: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
  now: number,
): Promise<PlannedTurn[]> {
  const plannedTurns: PlannedTurn[] = []
  for (const turn of history)
    plannedTurns.push(await withPlan(turn, plannedTurns, menu, screen, now))
  return plannedTurns
}

async function withPlan(
  turn: PlannedTurn,
  before: readonly PlannedTurn[],
  menu: GuestMenu,
  screen: PhraseLanguage,
  now: number,
): Promise<PlannedTurn> {
  const question = before.at(-1)
  if (turn.plan || turn.role === 'user' || question?.role !== 'user') return turn
  const earlier = before.slice(0, -1)
  const reading = await readConversationInSlices(question.text, earlier, menu, screen)
  const parts = planOffline(reading, conversationState(earlier), menu)
  const { language, avoided } = reading
  const renderer = createRenderer({ menu, language, seed: '', now })
  const renderings = await Promise.all(parts.map((part) => renderer.part(part, avoided)))
  const dishes = [...new Set(renderings.flatMap((part) => part.dishIds))]
  return { ...turn, plan: { version: 1, parts, dishes, avoided, dropped: [] } }
}
