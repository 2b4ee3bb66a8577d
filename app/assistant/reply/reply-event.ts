import type { Block } from '../render/blocks.ts'

/** A dish shown as a card below a reply. */
export interface DishCard {
  readonly id: string
  readonly name: string
  /** Path on our own origin, or null. */
  readonly image_url: string | null
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
        /** Names of what the guest now avoids; omitted when a stored reply is repeated. */
        readonly avoids?: readonly string[]
      }
    }
  | { readonly event: 'error'; readonly data: { readonly code: string; readonly message: string } }
