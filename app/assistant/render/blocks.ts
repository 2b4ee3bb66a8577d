import { z } from 'zod'
import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'

/** A dish as a reply shows it: its name and figures from the records, formatted for the guest. */
const dishRow = z.object({
  id: z.string(),
  name: z.string(),
  price: z.string().optional(),
  image_url: z.string().nullable(),
  /** Why it is suggested, or what the records say about what the guest avoids. */
  note: z.string().optional(),
})

const text = z.string()
const rows = z.array(dishRow)

/**
 * One rendered piece of a reply. `text` is all of it as plain text, in whole sentences and lines:
 * what is stored, read out by a screen reader and shown by a client that knows no blocks.
 */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'emergency', 'advice', 'warning']), text }),
  z.object({
    kind: z.literal('fact'),
    text,
    dish: dishRow,
    state: z.enum(['contains', 'may_contain', 'free', 'not_recorded']),
  }),
  z.object({
    kind: z.literal('dishes'),
    text,
    group: z.enum(['fits', 'unsure', 'against']),
    lead: z.string(),
    rows,
    /** What the rows past the sixth are folded under: "and 5 more". */
    moreLabel: z.string().optional(),
  }),
  z.object({
    kind: z.literal('bill'),
    text,
    lines: z.array(z.object({ name: z.string(), count: z.number(), amount: z.string() })),
    total: z.string(),
    /** What each pays, and what has no price. */
    notes: z.array(z.string()),
  }),
  z.object({ kind: z.literal('quote'), text, quote: z.string() }),
  z.object({ kind: z.literal('pictures'), text, lead: z.string(), rows }),
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
