import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'

/** What a sentence can claim of a dish. */
export type ClaimKind =
  | 'price'
  | 'calories'
  | 'contains'
  | 'free'
  | 'safe'
  | 'diet'
  | 'unknown'
  | 'on_menu'
  | 'not_on_menu'

/** A claim that a model made, and how it stands against the records. */
export interface CheckedClaim {
  readonly kind: ClaimKind
  /** The dish that it is about; null when it is about the whole menu. */
  readonly dishId: string | null
  readonly fact?: DietaryFact | Diet | undefined
  readonly state: 'true' | 'wrong' | 'unrecorded'
}

/** One sentence of a model that was replaced by what is recorded. */
export interface Correction {
  readonly kind: ClaimKind
  readonly dishId: string | null
  /** The model's sentence. */
  readonly claimed: string
  /** What was put in its place. */
  readonly recorded: string
}
