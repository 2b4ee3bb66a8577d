import type { Block } from '../render/blocks.ts'

/** A dish shown as a card below a reply. */
export interface DishCard {
  readonly id: string
  readonly name: string
  /** Path on our own origin, or null. */
  readonly image_url: string | null
}

/** What the guest avoids; omitted when a stored reply is repeated. */
export interface Avoidances {
  /** Names of facts and diets, and English names of foods. */
  readonly avoids: readonly string[]
  /** Those that the guest page has no names for: in its language, and in that of the menu. */
  readonly avoidedFoods: readonly AvoidedFood[]
}

export interface AvoidedFood {
  readonly own: string
  /** In English if the menu's language is unknown. */
  readonly kitchen: string
}

/** An event that a guest's browser receives while a reply is written (design section 6, step 4). */
export type ReplyEvent =
  /** A block of the reply; its `text` follows as a delta. */
  | { readonly event: 'part'; readonly data: Block }
  /** Plain text; all deltas together are the whole reply. */
  | { readonly event: 'delta'; readonly data: { readonly text: string } }
  | { readonly event: 'dishes'; readonly data: readonly DishCard[] }
  | {
      readonly event: 'done'
      readonly data: {
        readonly message_id: string
        readonly total_tokens: number
      } & Partial<Avoidances>
    }
  | { readonly event: 'error'; readonly data: { readonly code: string; readonly message: string } }
