import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { AskedGroup } from '../plan/part.ts'

/** A dish as a reply shows it: its name and figures from the records, formatted for the guest. */
export interface DishRow {
  readonly id: string
  readonly name: string
  readonly price?: string
  readonly image_url: string | null
  /** Why it is suggested, or what the records say about what the guest avoids. */
  readonly note?: string
}

/**
 * One rendered piece of a reply. `text` is all of it as plain text, in whole sentences and lines:
 * what is stored, read out by a screen reader and shown by a client that knows no blocks.
 */
export type Block =
  | { readonly kind: 'text' | 'emergency' | 'advice' | 'warning'; readonly text: string }
  | {
      readonly kind: 'fact'
      readonly text: string
      readonly dish: DishRow
      readonly state: DishState['state']
    }
  | {
      readonly kind: 'dishes'
      readonly text: string
      readonly group: AskedGroup
      readonly lead: string
      readonly rows: readonly DishRow[]
      /** How many more there are than rows. */
      readonly more: number
    }
  | {
      readonly kind: 'bill'
      readonly text: string
      readonly lines: readonly {
        readonly name: string
        readonly count: number
        readonly amount: string
      }[]
      readonly total: string
    }
  | { readonly kind: 'quote'; readonly text: string; readonly quote: string }
  | { readonly kind: 'pictures'; readonly text: string; readonly rows: readonly DishRow[] }

/** A fact that a sentence rests on, as it is recorded at this moment. */
export interface Rested {
  readonly dishId: string
  readonly fact: DietaryFact | Diet
}

/** What rendering a part comes to. */
export interface Rendered {
  readonly blocks: readonly Block[]
  readonly rests: readonly Rested[]
  /** Ids of the dishes that the sentences name or offer. */
  readonly dishes: readonly string[]
  /** Whether it is about an allergen or a diet, so that the staff have the last word. */
  readonly isAboutHealth: boolean
}
