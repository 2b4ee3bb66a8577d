import { findHouseText } from '#app/assistant/house/find-house-text.ts'
import { conversationState, type PlannedTurn } from '#app/assistant/plan/conversation-state.ts'
import { missingParts, requiredParts } from '#app/assistant/plan/required-parts.ts'
import type { Part } from '#app/assistant/plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { readPlan } from '#app/assistant/planners/read-plan.ts'
import { ProviderError } from '#app/assistant/provider-error.ts'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import { Answer } from '#app/assistant/reply/answer.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { HostileTurn } from './random-plans.ts'

/** A reply to a hostile plan, as the guest would see it. */
export interface HostileReply {
  readonly blocks: readonly Block[]
  readonly parts: readonly Part[]
  readonly avoided: readonly DietaryTarget[]
  readonly language: PhraseLanguage
  /** Everything that the guest has written so far. */
  readonly guestMessages: readonly string[]
}

/**
 * Composes a reply to each turn as the product does from a model's plan, but without a database.
 */
export async function replyToPlans(
  turns: readonly HostileTurn[],
  menu: GuestMenu,
): Promise<HostileReply[]> {
  const history: PlannedTurn[] = []
  const replies: HostileReply[] = []
  for (const { message, language, plan } of turns) {
    const reading = readConversation(message, history, menu, language)
    const state = conversationState(history)
    const answer = new Answer({ emit: () => undefined }, { menu, reading, seed: message, now: 0 })
    answer.danger(reading.danger)
    const request = {
      menu,
      question: message,
      now: 0,
      history,
      reading,
      state,
      assistantId: () => Promise.resolve(''),
      thread: { id: '', save: () => Promise.resolve() },
      signal: new AbortController().signal,
    }
    try {
      for await (const event of readPlan(request, () => streamText(JSON.stringify(plan)))) {
        if (event.type === 'avoid') answer.avoid(event)
        if (event.type !== 'part') continue
        const { part } = event
        await answer.add(part, part.do === 'house' ? findHouseText(part, menu, message) : undefined)
      }
    } catch (error) {
      // The plan has no valid part. In the product, the offline planner would answer.
      if (!(error instanceof ProviderError)) throw error
    }
    const partsRequired = requiredParts(reading, state, menu)
    for (const part of missingParts(partsRequired, answer.parts, menu)) await answer.add(part)
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
      language: reading.language,
      guestMessages: history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : [])),
    })
  }
  return replies
}

async function* streamText(text: string) {
  yield { type: 'text' as const, text }
}
