import type { GapKind } from '#app/db/schema/insights.ts'
import type { Topic } from '../guest-menu/topics.ts'

/** Unrecorded information that a guest asked for. */
export interface Gap {
  readonly kind: GapKind
  /** Omitted for a gap in the menu or in the restaurant's information. */
  readonly dishId?: string
  /** The missing allergens, diets or tags; only for some kinds. */
  readonly facts?: readonly string[]
  /** For a gap in the restaurant's information: the topic that was asked for, if it is known. */
  readonly topic?: Topic
}

/** What a question was about, without the guest's words. */
export interface Insight {
  readonly menuId: string
  /** ISO 639-1. */
  readonly language: string
  /** At most three. */
  readonly dishIds: readonly string[]
  /** The ids in `dishIds` of dishes that were sold out. */
  readonly soldOutDishIds: readonly string[]
  readonly gap?: Gap
}
