import { writtenOn } from '#app/assistant/house/words-for.ts'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import type { About, Part } from '#app/assistant/plan/part.ts'
import { planOffline } from '#app/assistant/planners/offline.ts'
import type { PlanRequest } from '#app/assistant/planners/planner.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { ReadQuestion } from '#app/assistant/reading/question.ts'
import { unique } from '#app/assistant/reading/substances.ts'
import type { Block, Rested } from '#app/assistant/render/blocks.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { createRenderer } from '#app/assistant/render/render.ts'
import type { UnseenMenu } from './unseen.ts'

/** A whole reply: what was read and planned, and what the guest sees. */
export interface Reply {
  readonly read: ReadQuestion
  readonly parts: readonly Part[]
  readonly blocks: readonly Block[]
  readonly rests: readonly Rested[]
  readonly text: string
}

/** What a turn's plan holds: its parts, and what the planner heard that the guest avoids. */
export interface TurnPlan {
  readonly parts: readonly Part[]
  readonly avoid: readonly About[]
}

const offline = ({ read, state, menu }: PlanRequest): TurnPlan => ({
  parts: planOffline(read, state, menu),
  avoid: [],
})

/**
 * Plays a conversation; the replies before the last one are the planner's own.
 * @param plan plans a turn, the first being 0; without a model by default
 */
export async function play(
  messages: readonly string[],
  { menu }: UnseenMenu,
  screen: PhraseLanguage,
  plan: (request: PlanRequest, turn: number) => TurnPlan | Promise<TurnPlan> = offline,
): Promise<Reply> {
  const history: PlannedTurn[] = []
  let reply: Reply | undefined
  for (const [turn, message] of messages.entries()) {
    const request = requestFor(message, history, menu, screen)
    const { read } = request
    const { parts, avoid } = await plan(request, turn)
    const avoided = unique([...read.avoided, ...avoid])
    const renderer = createRenderer({ menu, language: read.language, seed: String(turn) })
    const rendered = await Promise.all(
      parts.map((part) =>
        renderer.part(part, avoided, part.do === 'house' ? writtenOn(part, menu) : ''),
      ),
    )
    const blocks = [
      ...(read.isEmergency ? [renderer.emergency()] : []),
      ...(read.foreword ? [{ kind: 'text' as const, text: read.foreword.text }] : []),
      ...rendered.flatMap((one) => one.blocks),
      ...renderer.end(),
    ]
    const dishes = rendered.flatMap((one) => one.dishes)
    const text = blocks.map((block) => block.text).join('\n')
    reply = { read, parts, blocks, rests: rendered.flatMap(({ rests }) => rests), text }
    history.push(
      { role: 'user', text: message },
      { role: 'assistant', text, plan: { version: 1, parts, dishes, avoided, dropped: [] } },
    )
  }
  if (!reply) throw new Error('a conversation has at least one message')
  return reply
}

const requestFor = (
  question: string,
  history: readonly PlannedTurn[],
  menu: UnseenMenu['menu'],
  screen: PhraseLanguage,
): PlanRequest => ({
  menu,
  question,
  history: [...history],
  read: readConversation(question, history, menu, screen),
  state: conversationState(history),
  assistantId: () => Promise.resolve(''),
  thread: { id: '', keep: () => Promise.resolve() },
  signal: new AbortController().signal,
})
