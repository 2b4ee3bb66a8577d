import { findHouseTextInMenu } from '#app/assistant/house/find-house-text.ts'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import type { Part } from '#app/assistant/plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { avoidedInThisAnswer, planOffline } from '#app/assistant/planners/offline-planner.ts'
import type { PlanRequest } from '#app/assistant/planners/planner.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { ReadQuestion } from '#app/assistant/reading/question.ts'
import { uniqueTargets } from '#app/assistant/reading/dietary-targets.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import type { CitedFact } from '#app/assistant/render/rendered.ts'
import { createRenderer } from '#app/assistant/render/renderer.ts'
import type { UnseenMenu } from './read-unseen.ts'

/** A reply: the reading, the plan, and what the guest sees. */
export interface Reply {
  readonly reading: ReadQuestion
  readonly parts: readonly Part[]
  readonly blocks: readonly Block[]
  readonly citedFacts: readonly CitedFact[]
  readonly text: string
}

/** A turn's plan: its parts, and the avoidances that the planner detected. */
export interface TurnPlan {
  readonly parts: readonly Part[]
  readonly avoid: readonly DietaryTarget[]
  /** Other targets that only this turn's reply leaves out. */
  readonly leaveOut?: readonly DietaryTarget[]
}

const offline = ({ reading, state, menu }: PlanRequest): TurnPlan => ({
  parts: planOffline(reading, state, menu),
  avoid: [],
  leaveOut: avoidedInThisAnswer(reading),
})

/**
 * Plays a conversation without a database and returns its last reply.
 * @param plan plans a turn, counted from 0; the offline planner by default
 */
export async function playConversation(
  messages: readonly string[],
  { menu }: UnseenMenu,
  pageLanguage: PhraseLanguage,
  plan: (request: PlanRequest, turn: number) => TurnPlan | Promise<TurnPlan> = offline,
): Promise<Reply> {
  const history: PlannedTurn[] = []
  let reply: Reply | undefined
  for (const [turn, message] of messages.entries()) {
    const request = createRequest(message, history, menu, pageLanguage)
    const { reading } = request
    const { parts, avoid, leaveOut = [] } = await plan(request, turn)
    const avoidedTargets = uniqueTargets([...reading.avoided, ...avoid])
    const leftOut = uniqueTargets([...avoidedTargets, ...leaveOut])
    const renderer = createRenderer({
      menu,
      language: reading.language,
      seed: String(turn),
      now: 0,
    })
    const renderings = await Promise.all(
      parts.map((part) =>
        renderer.part(part, leftOut, part.do === 'house' ? findHouseTextInMenu(part, menu) : ''),
      ),
    )
    const blocks = [
      ...renderer.danger(reading.danger),
      ...(reading.foreword ? [{ kind: 'text' as const, text: reading.foreword.text }] : []),
      ...renderings.flatMap((part) => part.blocks),
      ...renderer.end().blocks,
    ]
    const dishes = renderings.flatMap((part) => part.dishIds)
    const text = blocks.map((block) => block.text).join('\n')
    reply = {
      reading,
      parts,
      blocks,
      citedFacts: renderings.flatMap(({ citedFacts }) => citedFacts),
      text,
    }
    history.push(
      { role: 'user', text: message },
      {
        role: 'assistant',
        text,
        plan: { version: 1, parts, dishes, avoided: avoidedTargets, dropped: [] },
      },
    )
  }
  if (!reply) throw new Error('A conversation has at least one message')
  return reply
}

const createRequest = (
  question: string,
  history: readonly PlannedTurn[],
  menu: UnseenMenu['menu'],
  pageLanguage: PhraseLanguage,
): PlanRequest => ({
  menu,
  question,
  now: 0,
  history: [...history],
  reading: readConversation(question, history, menu, pageLanguage),
  state: conversationState(history),
  assistantId: () => Promise.resolve(''),
  thread: { id: '', save: () => Promise.resolve() },
  signal: new AbortController().signal,
})
