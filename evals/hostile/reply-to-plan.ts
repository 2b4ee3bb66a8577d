import { writtenOn } from '#app/assistant/house/words-for.ts'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import { missingParts, requiredParts } from '#app/assistant/plan/join.ts'
import type { About, Part } from '#app/assistant/plan/part.ts'
import { readPlan } from '#app/assistant/planners/read-plan.ts'
import { ProviderFailed } from '#app/assistant/provider-failed.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { Answer } from '#app/assistant/reply/answer.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { HostileTurn } from './random-plans.ts'

/** A reply to a hostile plan, as its guest would see it. */
export interface HostileReply {
  readonly blocks: readonly Block[]
  readonly parts: readonly Part[]
  readonly avoided: readonly About[]
  readonly language: PhraseLanguage
  /** All that the guest has written. */
  readonly guestWords: readonly string[]
}

/**
 * Answers each turn as a reply is composed from a model's plan, without a database: what Postgres
 * would find for a question about the house is left out.
 */
export async function replyToPlans(
  turns: readonly HostileTurn[],
  menu: GuestMenu,
): Promise<HostileReply[]> {
  const history: PlannedTurn[] = []
  const replies: HostileReply[] = []
  for (const { message, language, plan } of turns) {
    const read = readConversation(message, history, menu, language)
    const state = conversationState(history)
    const answer = new Answer({ emit: () => undefined }, { menu, read, seed: message })
    if (read.isEmergency) answer.emergency()
    const request = {
      menu,
      question: message,
      history,
      read,
      state,
      assistantId: () => Promise.resolve(''),
      thread: { id: '', keep: () => Promise.resolve() },
      signal: new AbortController().signal,
    }
    try {
      for await (const planned of readPlan(request, () => written(JSON.stringify(plan)))) {
        if (planned.type === 'avoid') answer.avoid(planned.of)
        if (planned.type !== 'part') continue
        const { part } = planned
        await answer.add(part, part.do === 'house' ? writtenOn(part, menu) : undefined)
      }
    } catch (error) {
      // A plan that names nothing; the offline planner would answer.
      if (!(error instanceof ProviderFailed)) throw error
    }
    for (const part of missingParts(requiredParts(read), answer.parts)) await answer.add(part)
    answer.end()
    const { blocks, parts, named, avoided, text } = answer
    history.push(
      { role: 'user', text: message },
      {
        role: 'assistant',
        text,
        plan: { version: 1, parts, dishes: named, avoided, dropped: [] },
      },
    )
    replies.push({
      blocks,
      parts,
      avoided,
      language: read.language,
      guestWords: history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : [])),
    })
  }
  return replies
}

async function* written(text: string) {
  yield { type: 'text' as const, text }
}
