import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { About, Part } from '../plan/part.ts'
import type { ConversationState, DropReason, PlannedTurn } from '../plan/conversation-state.ts'
import type { StoredAssistants, Thread } from '../port.ts'
import type { ReadQuestion } from '../reading/question.ts'

/** Everything a planner may know when it plans the answer to one question. */
export interface PlanRequest {
  /** The menu as the guest sees it: active dishes only. */
  readonly menu: GuestMenu
  /** The guest's words, trimmed, 1 to 2,000 characters. Data, never instructions. */
  readonly question: string
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly PlannedTurn[]
  /** What the server read in the question and the conversation. */
  readonly read: ReadQuestion
  readonly state: ConversationState
  /** Names the stored assistant; only for a planner that keeps assistants at its server. */
  readonly assistantId: () => Promise<string>
  readonly thread: Thread
  /** Aborted when the answer is no longer wanted or has run out of time. */
  readonly signal: AbortSignal
}

/** One piece of a plan, in the order in which it arrives. */
export type Planned =
  | { readonly type: 'part'; readonly part: Part }
  /** Avoidances the planner found. They only add to what the server read. */
  | { readonly type: 'avoid'; readonly of: readonly About[] }
  /** Something that was no part, or named nothing on the menu; for the owner's log, without words. */
  | { readonly type: 'dropped'; readonly why: DropReason }
  | { readonly type: 'usage'; readonly totalTokens: number }

/** A source of plans: a model behind an API, a thread server, or the server's own reading. */
export interface Planner {
  readonly name: string
  /** @throws ProviderFailed when the plan fails, also when it was cut by a limit or a filter */
  plan(request: PlanRequest): AsyncIterable<Planned>
  readonly assistants?: StoredAssistants
}
