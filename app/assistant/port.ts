import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'

/** One earlier message of the conversation, oldest first in a history. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** A conversation's thread, for a provider that keeps threads at its own place. */
export interface Thread {
  /** What is stored; made up by us until the provider gave one. */
  readonly id: string
  /** Stores the id that the provider gave. */
  readonly keep: (id: string) => Promise<void>
}

/** What a guest asks, and of which menu. */
export interface MenuQuestion {
  /** The menu as the guest sees it: active dishes only. */
  readonly menu: GuestMenu
  /** Earlier turns of this conversation, from the database, oldest first. */
  readonly history: readonly Turn[]
  /** The guest's words, trimmed, 1 to 2,000 characters. Data, never instructions. */
  readonly question: string
  /** The language of the guest's screen; a reply follows the language of the question. */
  readonly locale: 'en' | 'tr'
}

/** Everything a provider may know when it answers one question. */
export interface AssistantRequest extends MenuQuestion {
  /** What a model is told before it reads the question; composed only if it is asked for. */
  readonly instructions: () => Promise<string>
  /** Names the stored assistant, told of the menu as it is now; for a provider that stores them. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
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

/** Assistants that a provider stores at its own place, with their instructions. */
export interface StoredAssistants {
  /** Names the service and its model; another one knows nothing of what this one was told. */
  readonly identity: string
  /** The instructions for this menu's assistant; it is updated when they change. */
  describe(menu: GuestMenu): Promise<string>
  /** Whether the provider has said that it does not know an assistant that it was told of. */
  hasLost(id: string): boolean
  /** @returns the new assistant's id */
  create(assistant: { readonly name: string; readonly instructions: string }): Promise<string>
  update(id: string, instructions: string): Promise<void>
}

/** A source of replies: a model behind an API, a thread server, or no model at all. */
export interface AssistantProvider {
  readonly name: string
  reply(request: AssistantRequest): AsyncIterable<AssistantPart>
  /** Only where assistants live at the provider's; elsewhere each request carries its instructions. */
  readonly assistants?: StoredAssistants
}
