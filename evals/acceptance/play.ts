import { writtenOn } from '#app/assistant/house/words-for.ts'
import type { Part } from '#app/assistant/plan/part.ts'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import { planOffline } from '#app/assistant/planners/offline.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { ReadQuestion } from '#app/assistant/reading/read-question.ts'
import type { Block, Rested } from '#app/assistant/render/blocks.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { createRenderer } from '#app/assistant/render/render.ts'
import type { UnseenMenu } from './unseen.ts'

/** A whole reply without a model: what was read and planned, and what the guest sees. */
export interface Reply {
  readonly read: ReadQuestion
  readonly parts: readonly Part[]
  readonly blocks: readonly Block[]
  readonly rests: readonly Rested[]
  readonly text: string
}

/** Plays a conversation; the replies before the last one are the planner's own. */
export async function play(
  messages: readonly string[],
  { menu }: UnseenMenu,
  screen: PhraseLanguage,
): Promise<Reply> {
  const history: PlannedTurn[] = []
  let reply: Reply | undefined
  for (const [place, message] of messages.entries()) {
    const read = readConversation(message, history, menu, screen)
    const parts = planOffline(read, conversationState(history), menu)
    const { avoided, language } = read
    const renderer = createRenderer({ menu, language, seed: String(place) })
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
