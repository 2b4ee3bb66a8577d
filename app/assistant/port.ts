import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'

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

/** Assistants that a provider stores at its own place, with their instructions. */
export interface StoredAssistants {
  /** Names the service and its model; assistants stored at one are unknown to another. */
  readonly identity: string
  /** The instructions for this menu's assistant; it is updated when they change. */
  describe(menu: GuestMenu): Promise<string>
  /** Whether the provider has reported that it no longer knows the assistant. */
  hasLost(id: string): boolean
  /** @returns the new assistant's id */
  create(assistant: { readonly name: string; readonly instructions: string }): Promise<string>
  update(id: string, instructions: string): Promise<void>
}
