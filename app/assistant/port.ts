import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'

/** One earlier message of the conversation, oldest first in a history. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** Everything a provider may know when it answers one question. */
export interface AssistantRequest {
  /** The menu as the guest sees it: active dishes only. */
  readonly menu: GuestMenu
  /** Earlier turns of this conversation, from the database, oldest first. */
  readonly history: readonly Turn[]
  /** The guest's words, trimmed, 1 to 2,000 characters. Data, never instructions. */
  readonly question: string
  /** The language of the guest's screen; a reply follows the language of the question. */
  readonly locale: 'en' | 'tr'
  /** Aborted when the reply is no longer wanted or has run out of time. */
  readonly signal: AbortSignal
}

/**
 * One piece of a reply. A list of dishes travels inside the text, as the JSON
 * array of `{id, name, image_url}` that the platform rules ask for; whoever reads
 * the stream takes it out and shows cards.
 */
export type AssistantPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'usage'; readonly totalTokens: number }

/** A source of replies: a model behind an API, a thread server, or no model at all. */
export interface AssistantProvider {
  readonly name: string
  reply(request: AssistantRequest): AsyncIterable<AssistantPart>
}
