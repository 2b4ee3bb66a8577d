import { z } from 'zod'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { Part, PartOf } from './part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'

/** Why something in a model's plan was dropped. */
export type DropReason = 'not_in_schema' | 'names_nothing' | 'too_many'

/** The plan of a reply, stored with it so that later questions can refer to it. */
export interface StoredPlan {
  /** Incremented when the shape changes; plans of other versions are ignored. */
  readonly version: 1
  /** The parts that were answered, in order. */
  readonly parts: readonly Part[]
  /** Ids of the dishes that the reply named or offered, in the order shown to the guest. */
  readonly dishes: readonly string[]
  /** Everything the guest avoids as of this reply, from all turns. */
  readonly avoided: readonly DietaryTarget[]
  /** Why parts of a model's plan were dropped, for the owner's log. */
  readonly dropped: readonly DropReason[]
  /**
   * The versions of the records that the reply rests on (`domain/receipts/record-versions.ts`);
   * omitted if there are too many.
   */
  readonly records?: readonly string[]
}

/** An earlier message of a conversation. Replies older than stored plans have no plan. */
export interface PlannedTurn {
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly plan?: StoredPlan
}

/** Parses a stored plan; omits one of another version. */
export const parseStoredPlan = (value: unknown): { readonly plan?: StoredPlan } =>
  isStoredPlan(value) ? { plan: value } : {}

// Only Chefin writes these, so the version alone guarantees the shape.
const isStoredPlan = (value: unknown): value is StoredPlan =>
  z.object({ version: z.literal(1) }).safeParse(value).success

/**
 * The state that a conversation carries from turn to turn: what "it", "the second" and "yes" refer
 * to.
 */
export interface ConversationState {
  /** Ids of the dishes mentioned last, latest reply first, without duplicates. */
  readonly focus: readonly string[]
  /** Ids of the dishes that replies were about, not merely listed; oldest first, no duplicates. */
  readonly discussed: readonly string[]
  /** Ids of the dishes in the last list, in the order shown. */
  readonly listed: readonly string[]
  /** Queries of earlier replies by short id; q1 is the oldest. */
  readonly queries: ReadonlyMap<string, MenuQuery>
  /** The parts of the last reply, so that "and the other?" repeats the question. */
  readonly lastParts: readonly Part[]
  /** The question with which the last reply ended, if any. */
  readonly openAsk?: PartOf<'ask'>
}

// When guests mean something older, they name it again.
const maxReplies = 6
const maxFocused = 8

const listingActions = new Set<Part['do']>(['list', 'suggest', 'meal'])

/** Derives a conversation's state from the plans of its replies. */
export function conversationState(history: readonly PlannedTurn[]): ConversationState {
  const plans = history.flatMap(({ plan }) => plan ?? []).slice(-maxReplies)
  const last = plans.at(-1)
  const lastListed = plans.findLast((plan) =>
    plan.parts.some((part) => listingActions.has(part.do)),
  )
  const parts = plans.flatMap((plan) => plan.parts)
  const discussed = parts.flatMap((part) => ('dishes' in part ? part.dishes : []))
  const queries = parts.flatMap((part) => ('query' in part && part.query ? [part.query] : []))
  const openAsk = last?.parts.find((part) => part.do === 'ask')
  return {
    focus: [...new Set(plans.toReversed().flatMap(({ dishes }) => dishes))].slice(0, maxFocused),
    discussed: [...new Set(discussed)].slice(-maxFocused),
    listed: lastListed?.dishes ?? [],
    queries: new Map(queries.map((query, index) => [`q${index + 1}`, query])),
    lastParts: last?.parts ?? [],
    ...(openAsk && { openAsk }),
  }
}
