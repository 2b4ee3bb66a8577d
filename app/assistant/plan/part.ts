import type { Diet } from '#app/domain/guest-menu/facts.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Clause, Course, MenuQuery, Substance } from '#app/domain/menus/query/clauses.ts'

/** What a question about a dish's contents asks after. */
export type About = Substance | { readonly kind: 'diet'; readonly diet: Diet }

/** Details that a guest can ask about a dish. */
export const details = [
  'ingredients',
  'price',
  'calories',
  'description',
  'cooking',
  'heat',
  /** What the owner notes on it, such as how it is cooked or for how many it is. */
  'note',
] as const
export type Detail = (typeof details)[number]

/** What a guest wishes for, acknowledged in a phrase. */
export const wishes = [
  'share',
  'kids',
  'light',
  'filling',
  'quick',
  'cheap',
  'treat',
  'local',
  'mild',
  'hot',
  'warm',
  'cold',
  'sweet',
  'fresh',
  'comfort',
] as const
export type Wish = (typeof wishes)[number]

/** What is said when a message asks for nothing on the menu. */
export const acts = [
  'greet',
  'bye',
  'thanks',
  'enjoy',
  'glad',
  'sorry',
  'small_talk',
  'joke',
  'flirt',
  'who_are_you',
  'is_human',
  'no_taste',
  'privacy',
  'languages',
  'only_menu',
  'no_instructions',
  'unclear',
  'repeat',
  'sure',
  'noted',
  'complaint_food',
  'complaint_wait',
  'complaint_price',
  'complaint_staff',
  'rude',
  'lost',
  'call_staff',
  'wait_time',
  'cannot_order',
  'cannot_change',
  'cannot_book',
  'cannot_pay',
  'split_bill',
  'tip',
  'no_medical',
  'pregnancy',
  'alcohol_care',
] as const
export type Act = (typeof acts)[number]

/** What the assistant asks back. */
export const asks = ['dish', 'food', 'budget', 'people', 'kind', 'take_back'] as const
export type Ask = (typeof asks)[number]

/** The groups of a query's result that a list is about. */
export type AskedGroup = 'fits' | 'unsure' | 'against'

interface OfDishes {
  /** Ids of dishes of this menu, in the guest's order; twice means two of it. */
  readonly dishes: readonly string[]
}

/**
 * One thing to answer. It holds ids, names of facts, numbers and enums, and no sentence; `said` is
 * a span of the guest's own message.
 */
export type Part =
  /** "Does it contain …?", "Is it free of …?", "Can a guest who avoids … eat it?" */
  | ({ readonly do: 'has' | 'free_of' | 'suits'; readonly of: readonly About[] } & OfDishes)
  | ({ readonly do: 'tell'; readonly of: readonly Detail[] } & OfDishes)
  /** Without clauses: the headings with how many dishes stand below each. */
  | {
      readonly do: 'list'
      readonly query: MenuQuery
      readonly groups: readonly AskedGroup[]
    }
  | { readonly do: 'suggest'; readonly query: MenuQuery; readonly wishes: readonly Wish[] }
  | {
      readonly do: 'meal'
      readonly courses: readonly Course[]
      readonly query: MenuQuery
      readonly people?: number
      /** For everybody together, in minor units. */
      readonly total?: number
    }
  | ({ readonly do: 'compare'; readonly by: 'price' | 'calories' | 'contents' | 'heat' } & OfDishes)
  | ({
      readonly do: 'sum'
      readonly of: 'price' | 'calories'
      /** Into how many equal parts the sum is split. */
      readonly ways?: number
    } & OfDishes)
  | ({ readonly do: 'opinion' } & OfDishes)
  /** Of these dishes, or of what a query finds. */
  | ({ readonly do: 'pictures'; readonly query?: MenuQuery } & OfDishes)
  /** A change that only the kitchen can promise, such as leaving out the onion. */
  | ({ readonly do: 'request'; readonly change: readonly Clause[] } & OfDishes)
  | ({ readonly do: 'pair'; readonly course: Course | 'any' } & OfDishes)
  | {
      readonly do: 'house'
      readonly topic: Topic
      /** Short names of sentences of the menu's context that answer it. */
      readonly passages?: readonly string[]
    }
  /** Foods, by their concepts in the lexicon. */
  | { readonly do: 'explain'; readonly of: readonly string[] }
  | ({ readonly do: 'why'; readonly of: readonly About[] } & OfDishes)
  | { readonly do: 'missing'; readonly said: string; readonly near?: MenuQuery }
  | ({ readonly do: 'unknown'; readonly said: string } & OfDishes)
  | { readonly do: 'ask'; readonly what: Ask; readonly of: readonly string[] }
  | {
      readonly do: 'talk'
      readonly act: Act
      /** With `noted`: what the guest no longer avoids. */
      readonly takenBack?: readonly About[]
    }

/** Most parts that a reply answers; questions beyond them are asked again. */
export const mostParts = 6
