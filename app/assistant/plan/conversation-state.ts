import { z } from 'zod'
import type { MenuQuery } from '#app/domain/menus/query/clauses.ts'
import type { About, Part } from './part.ts'

/** Why something in a model's plan was not used. */
export type DropReason = 'not_in_schema' | 'names_nothing' | 'too_many'

/** What a reply was made of, stored with it, so that the next question can refer to it. */
export interface StoredPlan {
  /** Goes up with a change of shape; a plan of another version is not read. */
  readonly version: 1
  /** The parts that were answered, in order. */
  readonly parts: readonly Part[]
  /** Ids of the dishes that the reply named or offered, in the order in which the guest saw them. */
  readonly dishes: readonly string[]
  /** All that the guest avoids once this reply was given, in whatever turn it was said. */
  readonly avoided: readonly About[]
  /** Why parts of a model's plan were dropped, for the owner's log. */
  readonly dropped: readonly DropReason[]
}

/** One earlier message of a conversation. A reply from before plans were stored has none. */
export interface PlannedTurn {
  readonly role: 'user' | 'assistant'
  readonly text: string
  readonly plan?: StoredPlan
}

/** Reads a plan as it was stored: nothing of one that another version of Chefin stored. */
export function readPlan(stored: unknown): { readonly plan?: StoredPlan } {
  const { success, data } = storedPlan.safeParse(stored)
  return success ? { plan: data } : {}
}

// Written by us alone; the version says that its shape is the one above.
const storedPlan = z.custom<StoredPlan>(
  (value) => z.object({ version: z.literal(1) }).safeParse(value).success,
)

/** What a conversation remembers from turn to turn: what "it", "the second" and "yes" refer to. */
export interface ConversationState {
  /** Ids of the dishes last spoken of, latest reply first, each once. */
  readonly focus: readonly string[]
  /** Ids of the dishes that replies were about, oldest first, each once; none that were only listed. */
  readonly discussed: readonly string[]
  /** Ids of the dishes of the last list, as the guest saw them numbered: 1 is the first. */
  readonly listed: readonly string[]
  /** Queries of earlier replies by their short names; q1 is the oldest that is remembered. */
  readonly queries: ReadonlyMap<string, MenuQuery>
  /** The parts of the last reply, so that "and the other?" keeps what was asked. */
  readonly lastParts: readonly Part[]
  /** What the assistant asked last, if it waits for an answer. */
  readonly openAsk?: Extract<Part, { do: 'ask' }>
}

// Farther back, guests name what they mean again.
const mostReplies = 6
const mostFocused = 8

const listing = new Set<Part['do']>(['list', 'suggest', 'meal'])

const discussedIn = (part: Part) => ('dishes' in part ? part.dishes : [])

/** Reads the state off the replies of a conversation. Pure. */
export function conversationState(history: readonly PlannedTurn[]): ConversationState {
  const plans = history.flatMap(({ plan }) => plan ?? []).slice(-mostReplies)
  const last = plans.at(-1)
  const lastListed = plans.findLast(({ parts }) => parts.some((part) => listing.has(part.do)))
  const queries = plans
    .flatMap(({ parts }) => parts)
    .flatMap((part) => ('query' in part && part.query ? [part.query] : []))
  const openAsk = last?.parts.find((part) => part.do === 'ask')
  return {
    focus: [...new Set(plans.toReversed().flatMap(({ dishes }) => dishes))].slice(0, mostFocused),
    discussed: [...new Set(plans.flatMap(({ parts }) => parts.flatMap(discussedIn)))].slice(
      -mostFocused,
    ),
    listed: lastListed?.dishes ?? [],
    queries: new Map(queries.map((query, place) => [`q${place + 1}`, query])),
    lastParts: last?.parts ?? [],
    ...(openAsk && { openAsk }),
  }
}
