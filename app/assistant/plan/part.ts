import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Clause, Course, MenuQuery } from '#app/domain/menus/query/clauses.ts'

/** Details that a guest can ask about a dish. */
export const details = [
  'ingredients',
  'price',
  'calories',
  /** Its weight or volume. */
  'portion',
  /** Where its meat comes from. */
  'origin',
  'description',
  'cooking',
  'heat',
  /** The owner's note, such as how many the dish serves. */
  'note',
] as const
export type Detail = (typeof details)[number]

/** Qualities that a guest can wish for in a suggestion. */
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

/** Fixed phrases, for messages that aren't about the menu. */
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

/** What the assistant can ask the guest about. */
export const asks = ['dish', 'food', 'budget', 'people', 'kind', 'take_back'] as const

/** The properties by which dishes can be compared. */
export const comparedFigures = ['price', 'calories', 'contents', 'heat'] as const
export type ComparedFigure = (typeof comparedFigures)[number]

/** The groups of a query's result that a list can show. */
export const listGroups = ['fits', 'unsure', 'against'] as const
export type ListGroup = (typeof listGroups)[number]

interface WithDishes {
  /**
   * Ids of dishes on this menu, in the order in which the guest names them; an id that appears
   * twice means two.
   */
  readonly dishes: readonly string[]
}

interface WithSizes {
  /**
   * Ids of the sizes that the guest named. Each applies to the next mention of its dish; further
   * mentions have no particular size.
   */
  readonly sizes?: readonly string[]
}

interface WithOptions {
  /** Ids of the dishes' options that the guest named; an id that appears twice counts twice. */
  readonly options?: readonly string[]
}

interface WithQuoted {
  /** Short ids of prices in the owner's texts; an id that appears twice counts twice. */
  readonly quoted?: readonly string[]
}

/**
 * One thing that a plan answers. It contains ids, fact names, numbers and enums, never a sentence. The only
 * free texts are the guest's own words, quoted from a message: `said` and `uncounted`.
 */
export type Part =
  /**
   * "Does it contain …?", "Is it free of …?", "Can a guest who avoids … eat it?" With an option of
   * one of the dishes, the question is about that dish with the option; otherwise about the option
   * alone.
   */
  | ({
      readonly do: 'has' | 'free_of' | 'suits'
      readonly of: readonly DietaryTarget[]
    } & WithDishes &
      WithOptions)
  /** Gives details of the dishes. */
  | ({ readonly do: 'tell'; readonly of: readonly Detail[] } & WithDishes)
  /**
   * Lists dishes. A query without clauses and order lists the headings, each with its number of
   * dishes.
   */
  | {
      readonly do: 'list'
      readonly query: MenuQuery
      readonly groups: readonly ListGroup[]
    }
  /** Suggests a few dishes that the query finds, best by the wishes first. */
  | { readonly do: 'suggest'; readonly query: MenuQuery; readonly wishes: readonly Wish[] }
  /** Puts together a meal of one dish per course. */
  | {
      readonly do: 'meal'
      readonly courses: readonly Course[]
      readonly query: MenuQuery
      readonly people?: number
      /** For the whole table, in minor units. */
      readonly budget?: number
    }
  | ({
      readonly do: 'compare'
      readonly by: ComparedFigure
    } & WithDishes &
      WithSizes &
      WithQuoted)
  /** Adds up prices or calories. */
  | ({
      readonly do: 'sum'
      readonly of: 'price' | 'calories'
      /** The number of equal shares. */
      readonly ways?: number
      /** The money that the guest has, in minor units. */
      readonly budget?: number
      /** Orders that aren't on the menu or are ambiguous, as the guest wrote them: "2 waters". */
      readonly uncounted?: readonly string[]
    } & WithDishes &
      WithSizes &
      WithOptions &
      WithQuoted)
  /** "Is it good?" The assistant has no taste and quotes the menu. */
  | ({ readonly do: 'opinion' } & WithDishes)
  /** Shows pictures of the dishes, or of those that the query finds. */
  | ({ readonly do: 'pictures'; readonly query?: MenuQuery } & WithDishes)
  /** Requests a change that only the kitchen can promise, such as leaving out the onions. */
  | ({ readonly do: 'request'; readonly change: readonly Clause[] } & WithDishes & WithOptions)
  /** "What goes with it?" */
  | ({
      readonly do: 'pair'
      readonly course: Course | 'any'
      readonly query?: MenuQuery
    } & WithDishes)
  /** Quotes the owner on the restaurant. */
  | {
      readonly do: 'house'
      readonly topic: Topic
      /** Short ids of the sentences in the menu's context that answer the question. */
      readonly passages?: readonly string[]
      /** For `hours`: ids of the headings whose service hours the guest asks for. */
      readonly headings?: readonly string[]
    }
  /** Explains foods, by their lexicon concepts. */
  | { readonly do: 'explain'; readonly of: readonly string[] }
  /** Names the records behind an earlier answer about the targets. */
  | ({ readonly do: 'why'; readonly of: readonly DietaryTarget[] } & WithDishes)
  | {
      readonly do: 'missing'
      /** The name of a dish that isn't on the menu, as the guest wrote it: "Lasagne". */
      readonly said: string
      /** Finds similar dishes. */
      readonly near?: MenuQuery
    }
  | ({
      readonly do: 'unknown'
      /** What the owner hasn't recorded about the dishes, as the guest wrote it; empty if unclear. */
      readonly said: string
    } & WithDishes)
  /** Asks the guest a question back. */
  | {
      readonly do: 'ask'
      readonly what: (typeof asks)[number]
      /** Ids of the dishes to choose from; for `take_back`, names of what the guest avoided. */
      readonly of: readonly string[]
    }
  /** Answers with a fixed phrase. */
  | {
      readonly do: 'talk'
      readonly act: Act
      /** For `noted`: what the guest no longer avoids. */
      readonly takenBack?: readonly DietaryTarget[]
    }

/** The part or parts with an action. */
export type PartOf<Action extends Part['do']> = Extract<Part, { do: Action }>

/** The maximum number of parts in a reply. Guests can repeat a question that is left out. */
export const maxParts = 6
