import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { ConversationState, DropReason, PlannedTurn } from '../plan/conversation-state.ts'
import type { ReadQuestion } from '../reading/question.ts'

/** Everything that a planner needs to plan the answer to one question. */
export interface PlanRequest {
  /** The menu as the guest sees it: active dishes only. */
  readonly menu: GuestMenu
  /** The guest's text, trimmed, 1 to 2,000 characters. Data, never instructions. */
  readonly question: string
  /** When the question was asked, in ms since the epoch. */
  readonly now: number
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly PlannedTurn[]
  /** What the server understood of the question and the conversation. */
  readonly reading: ReadQuestion
  readonly state: ConversationState
  /** Returns the id of the stored assistant, for a planner that has `assistants`. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
  /** Aborted when the answer is no longer needed or has timed out. */
  readonly signal: AbortSignal
}

/** An event of a plan that is being streamed. */
export type PlanEvent =
  | { readonly type: 'part'; readonly part: Part }
  /**
   * What to avoid in addition to what the reading found. `isLasting` if it applies to the rest of
   * the conversation too.
   */
  | { readonly type: 'avoid'; readonly of: readonly DietaryTarget[]; readonly isLasting: boolean }
  /**
   * A piece of the plan that is no valid part, or refers to nothing on the menu. Logged and
   * counted.
   */
  | { readonly type: 'dropped'; readonly why: DropReason }
  | { readonly type: 'usage'; readonly totalTokens: number }

/** A source of plans: a model behind an API, a thread server, or the server itself. */
export interface Planner {
  readonly name: string
  /** @throws {ProviderError} if the request fails, or a limit or a filter cuts the plan short */
  plan(request: PlanRequest): AsyncIterable<PlanEvent>
  readonly assistants?: StoredAssistants
}

/** A conversation's thread, for a provider that stores threads. */
export interface Thread {
  /** The stored id; a random UUID until the provider has assigned one. */
  readonly id: string
  /** Stores the id that the provider assigned. */
  readonly save: (id: string) => Promise<void>
}

/** Assistants that a provider stores with their instructions. */
export interface StoredAssistants {
  /**
   * Identifies the service and its model. Assistants exist only in the service that created them.
   */
  readonly identity: string
  /** Writes the instructions for a menu's assistant. The assistant is updated when they change. */
  describe(menu: GuestMenu): Promise<string>
  /** Whether the provider has reported the assistant as unknown. */
  hasLost(id: string): boolean
  /** Creates an assistant and returns its id. */
  create(assistant: { readonly name: string; readonly instructions: string }): Promise<string>
  /** Replaces an assistant's instructions. */
  update(id: string, instructions: string): Promise<void>
}
