import { z } from 'zod'

/*
 * What a model writes. No union, null, optional field or bound: OpenAI's strict mode demands every
 * field, Anthropic's allows few unions, and the AI SDK's Google provider fails on them. Dishes go by
 * short ids (`dish-ids.ts`), so that one compiled grammar serves every menu.
 */

/** What a part does; `part.ts` says what each one holds. */
export const deeds = [
  'has',
  'free_of',
  'suits',
  'tell',
  'list',
  'suggest',
  'meal',
  'compare',
  'sum',
  'pictures',
  'opinion',
  'request',
  'pair',
  'house',
  'explain',
  'why',
  'missing',
  'unknown',
  'ask',
  'talk',
] as const

/** The conditions of a query, and what orders or counts its result. */
export const ops = [
  'in',
  'not_in',
  'course',
  'not_course',
  'only',
  'except',
  'same',
  'suits',
  'suits_any',
  'without',
  'with',
  'with_any',
  'is',
  'not',
  'cooked',
  'not_cooked',
  'price_under',
  'price_to',
  'price_over',
  'price_from',
  'kcal_under',
  'kcal_over',
  'cheaper_than',
  'like',
  'words',
  'group',
  'sort',
  'limit',
  'people',
  'total',
  'ways',
] as const

const wireClause = z.strictObject({ op: z.enum(ops), of: z.array(z.string()) })

const wirePart = z.strictObject({
  do: z.enum(deeds),
  dishes: z.array(z.string()),
  of: z.array(z.string()),
  where: z.array(wireClause),
})

const wirePlan = z.strictObject({
  lang: z.string(),
  avoid: z.array(z.string()),
  parts: z.array(wirePart),
})

/** A part as it is read: a model that no schema holds leaves out what it has nothing for. */
export const writtenPart = wirePart.extend({
  dishes: wirePart.shape.dishes.default([]),
  of: wirePart.shape.of.default([]),
  where: wirePart.shape.where.default([]),
})

export type WireClause = z.infer<typeof wireClause>
export type WirePart = z.infer<typeof wirePart>

// Google's API does not know `$schema`.
const { $schema: _, ...schema } = z.toJSONSchema(wirePlan)

/** The schema that a provider holds a model to. */
export const planSchema = schema
