import { z } from 'zod'
import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'

/** A dish as a reply shows it: its name and figures from the records, formatted for the guest. */
const dishRow = z.object({
  id: z.string(),
  name: z.string(),
  price: z.string().optional(),
  image_url: z.string().nullable(),
  /** Why it is suggested, or what the records say about what the guest avoids. */
  note: z.string().optional(),
})

const rows = z.array(dishRow)

/**
 * What every block has. `text` is all of it as plain text, in whole sentences and lines: what is
 * stored, and shown by a client that knows no blocks. `lang` is the language of its words (BCP 47).
 */
const said = { text: z.string(), lang: z.string().optional() }

/** One rendered piece of a reply. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'advice', 'warning']), ...said }),
  /** `number` is the one to call. */
  z.object({ kind: z.literal('emergency'), ...said, number: z.string() }),
  z.object({
    kind: z.literal('fact'),
    ...said,
    dish: dishRow,
    state: z.enum(['contains', 'may_contain', 'free', 'not_recorded']),
  }),
  z.object({
    kind: z.literal('dishes'),
    ...said,
    group: z.enum(['fits', 'unsure', 'against']),
    lead: z.string(),
    rows,
    /** What the rows past the sixth are folded under: "and 5 more". */
    moreLabel: z.string().optional(),
  }),
  z.object({
    kind: z.literal('bill'),
    ...said,
    lines: z.array(z.object({ name: z.string(), count: z.number(), amount: z.string() })),
    total: z.string(),
    /** What each pays, and what has no price. */
    notes: z.array(z.string()),
  }),
  z.object({ kind: z.literal('quote'), ...said, quote: z.string() }),
  z.object({ kind: z.literal('pictures'), ...said, lead: z.string(), rows }),
])

export type DishRow = Readonly<z.infer<typeof dishRow>>
export type Block = z.infer<typeof block>

/** Blocks as they were stored; none of a reply whose shape this version does not know. */
export function readBlocks(stored: readonly unknown[]): readonly Block[] {
  const { success, data } = z.array(block).safeParse(stored)
  return success ? data : []
}

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
