import { z } from 'zod'
import { gapKinds } from '#app/db/schema/insights.ts'

const named = { id: z.uuid(), name: z.string() }
const restaurant = z.strictObject({ ...named, slug: z.string().nullable() })

/**
 * The body of each message to a webhook. It only gains properties; a change that could break a
 * receiver gets another version. It has ids and names, never a guest's words.
 */
export const webhookMessageSchema = z.discriminatedUnion('type', [
  message('menu.changed', {
    restaurant,
    /** At most 100 of the rows that changed. */
    changes: z.array(
      z.strictObject({
        ...named,
        kind: z.enum(['dish', 'category', 'menu', 'restaurant']),
        action: z.string(),
      }),
    ),
    /** Whether more rows changed than are named. */
    more: z.boolean(),
  }),
  message('dish.sold_out', {
    restaurant,
    dishes: z.array(z.strictObject({ ...named, sold_out: z.boolean() })),
    more: z.boolean(),
  }),
  message('gap.found', {
    restaurant,
    kind: z.enum(gapKinds),
    /** The dish that lacks the information; null if it is about the menu or the restaurant. */
    dish: z.strictObject(named).nullable(),
    /** The topic of the restaurant's information, such as `parking`. */
    topic: z.string().nullable(),
    /** The allergens, diets or tags that were asked for. */
    facts: z.array(z.string()),
  }),
  message('test', {}),
])
export type WebhookMessage = z.infer<typeof webhookMessageSchema>

function message<Type extends string, Data extends z.ZodRawShape>(type: Type, content: Data) {
  return z.strictObject({
    type: z.literal(type),
    version: z.literal(1),
    /** When it happened, in ISO 8601; the last time if several changes are sent together. */
    timestamp: z.iso.datetime(),
    data: z.strictObject(content),
  })
}
