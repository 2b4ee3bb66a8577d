import type { GapKind } from '#app/db/schema/insights.ts'

/** A fact that a guest asked for and that nobody has recorded. */
export interface Gap {
  readonly kind: GapKind
  /** Without one it is a gap of the menu, or of what the assistant is told of the house. */
  readonly dishId?: string
  /** The allergens, diets or tags that are missing; told of a few kinds alone. */
  readonly facts?: readonly string[]
}

/** What one question was about, in none of the guest's words. */
export interface QuestionNotes {
  readonly menuId: string
  /** ISO 639-1. */
  readonly language: string
  /** At most three. */
  readonly dishIds: readonly string[]
  readonly gap?: Gap
}
