import type { DishCard } from './dish-cards.ts'

/** What a guest's browser is told while a reply is written (design section 6, step 4). */
export type ReplyEvent =
  | { readonly event: 'delta'; readonly data: { readonly text: string } }
  | { readonly event: 'dishes'; readonly data: readonly DishCard[] }
  | {
      readonly event: 'done'
      readonly data: { readonly message_id: string; readonly total_tokens: number }
    }
  | { readonly event: 'error'; readonly data: { readonly code: string; readonly message: string } }
