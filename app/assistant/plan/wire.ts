import { z } from 'zod'

/*
 * The format in which models write plans. It has no unions, nulls, optional fields or bounds:
 * OpenAI's strict mode requires every field, Anthropic's allows few unions, and the AI SDK's Google
 * provider fails on them. Dishes have short ids (`short-ids.ts`), so one compiled grammar serves
 * every menu.
 */

/** What a part does; `part.ts` describes each action's fields. */
export const actions = [
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

/** A query's conditions, then its order, limit and other numbers. */
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
  'served',
  'group',
  'sort',
  'limit',
  'people',
  'total',
  'ways',
] as const

const wireClauseSchema = z.strictObject({ op: z.enum(ops), of: z.array(z.string()) })

const wirePartSchema = z.strictObject({
  do: z.enum(actions),
  dishes: z.array(z.string()),
  of: z.array(z.string()),
  where: z.array(wireClauseSchema),
})

const wirePlanSchema = z.strictObject({
  lang: z.string(),
  avoid: z.array(z.string()),
  parts: z.array(wirePartSchema),
})

/** Parses a part leniently: models without a strict mode omit empty fields. */
export const lenientWirePartSchema = wirePartSchema.extend({
  dishes: wirePartSchema.shape.dishes.default([]),
  of: wirePartSchema.shape.of.default([]),
  where: wirePartSchema.shape.where.default([]),
})

export type WireClause = z.infer<typeof wireClauseSchema>
export type WirePart = z.infer<typeof wirePartSchema>

// Google's API rejects `$schema`.
const { $schema: _, ...schema } = z.toJSONSchema(wirePlanSchema)

/** The JSON schema that providers enforce. */
export const planSchema = schema
