import { z } from 'zod'
import { listGroups } from '../plan/part.ts'

/** A dish in a reply: recorded values, formatted for the guest. */
const dishRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The owner's name, if `name` is a translation. */
  original: z.string().optional(),
  price: z.string().optional(),
  image_url: z.string().nullable(),
  /** Why it is suggested, or what the records say about the guest's avoidances. */
  note: z.string().optional(),
})

const rowsSchema = z.array(dishRowSchema)

/**
 * The fields of every block. `text` is the whole block as plain text, for storage and for clients
 * without blocks. `lang` is the text's BCP 47 tag.
 */
const common = { text: z.string(), lang: z.string().optional() }

/** A recorded address (https or tel) that a part of a text leads to. */
const linkSchema = z.object({ text: z.string(), href: z.string() })

/** A rendered piece of a reply. */
const blockSchema = z.discriminatedUnion('kind', [
  /** `links` are in the order in which their texts occur in `text`. */
  z.object({ kind: z.literal('text'), ...common, links: z.array(linkSchema).optional() }),
  z.object({ kind: z.enum(['advice', 'warning']), ...common }),
  /** `number` is the emergency number. */
  z.object({ kind: z.literal('emergency'), ...common, number: z.string() }),
  z.object({
    kind: z.literal('fact'),
    ...common,
    dish: dishRowSchema,
    state: z.enum(['contains', 'may_contain', 'free', 'not_recorded']),
  }),
  z.object({
    kind: z.literal('dishes'),
    ...common,
    group: z.enum(listGroups),
    lead: z.string(),
    rows: rowsSchema,
    /** The label of the folded rows after the sixth: "and 5 more". */
    moreLabel: z.string().optional(),
    /** Counts the dishes that have no row because there are too many: "and 94 more". */
    restLabel: z.string().optional(),
  }),
  z.object({
    kind: z.literal('bill'),
    ...common,
    lines: z.array(z.object({ name: z.string(), count: z.number(), amount: z.string() })),
    total: z.string(),
    /** Each guest's share, and the dishes without a price. */
    notes: z.array(z.string()),
  }),
  /** `text` contains `quote`; `quoteLang` is its BCP 47 tag if it isn't in the reply's language. */
  z.object({
    kind: z.literal('quote'),
    ...common,
    quote: z.string(),
    quoteLang: z.string().optional(),
  }),
  z.object({ kind: z.literal('pictures'), ...common, lead: z.string(), rows: rowsSchema }),
])

export type DishRow = Readonly<z.infer<typeof dishRowSchema>>
export type TextLink = Readonly<z.infer<typeof linkSchema>>
export type Block = z.infer<typeof blockSchema>

/** Parses stored blocks; empty if this version doesn't recognise their shape. */
export function parseBlocks(values: readonly unknown[]): readonly Block[] {
  const { success, data } = z.array(blockSchema).safeParse(values)
  return success ? data : []
}

/** Whether a block's text only counts some of its dishes. Older versions named six at most. */
export const isCut = (block: Block): boolean =>
  block.kind === 'dishes' &&
  [block.moreLabel, block.restLabel].some(
    (label) => label !== undefined && block.text.endsWith(label),
  )
