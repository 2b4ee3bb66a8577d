import { ForbiddenError } from '../errors.ts'
import type { GuestMenu } from '../guest-menu/guest-menu.ts'

/** Whether guests may ask, and if not, the first reason (spec section 2, chat tab). */
export type ChatGate = 'open' | 'no_subscription' | 'passive' | 'no_assistant'

/** The inputs for a restaurant's chat gate. */
export interface ChatFacts {
  /** Whether the owner has an active subscription. */
  readonly isSubscribed: boolean
  /** Whether the restaurant is active. */
  readonly isActive: boolean
  /** Null without a menu, or if its AI settings were never saved. */
  readonly assistantId: string | null
}

/** The reasons in the spec's order: the subscription comes before the setup. */
export function chatGate({ isSubscribed, isActive, assistantId }: ChatFacts): ChatGate {
  if (!isSubscribed) return 'no_subscription'
  if (!isActive) return 'passive'
  return assistantId === null ? 'no_assistant' : 'open'
}

const refusals = {
  no_subscription: 'chat_no_subscription',
  passive: 'chat_passive',
  no_assistant: 'chat_no_assistant',
} as const

/**
 * Returns the menu to answer from, if guests may ask.
 * @throws {ForbiddenError}
 */
export function openChat({
  chat,
  menu,
}: {
  readonly chat: ChatGate
  readonly menu: GuestMenu | null
}): GuestMenu {
  if (chat !== 'open') throw new ForbiddenError(refusals[chat])
  if (!menu) throw new Error('A chat is open without a menu')
  return menu
}
