import { z } from 'zod'
import { gapKinds } from '#app/db/schema/insights.ts'

const named = { id: z.uuid(), name: z.string() }
const restaurant = z.strictObject({ ...named, slug: z.string().nullable() })
const more = z.boolean().describe('Whether more rows changed than are named')

/**
 * The body of each message to a webhook. It only gains properties; a change that could break a
 * receiver gets another version. It has ids and names, never a guest's words.
 */
export const webhookMessageSchema = z.discriminatedUnion('type', [
  message('menu.changed', {
    restaurant,
    changes: z
      .array(
        z.strictObject({
          ...named,
          kind: z.enum(['dish', 'category', 'menu', 'restaurant']),
          action: z
            .string()
            .describe(
              'What happened, such as `created`, `changed`, `deleted`, `facts`, and of a menu `order` or `translations`, of a restaurant `menus`; there may be more',
            ),
        }),
      )
      .describe('At most 100 of the rows that changed'),
    more,
  }),
  message('dish.sold_out', {
    restaurant,
    dishes: z.array(
      z.strictObject({
        ...named,
        sold_out: z.boolean(),
        until: z.iso
          .datetime()
          .nullable()
          .describe('When it is available again, without another message; null if it is now'),
      }),
    ),
    more,
  }),
  message('gap.found', {
    restaurant,
    kind: z.enum(gapKinds),
    dish: z
      .strictObject(named)
      .nullable()
      .describe('What lacks the information; null if it is the menu or the restaurant'),
    topic: z
      .string()
      .nullable()
      .describe('The topic of the restaurant’s information, such as `parking`'),
    facts: z.array(z.string()).describe('The allergens, diets or tags that were asked for'),
  }),
  message('test', {}),
])
export type WebhookMessage = z.infer<typeof webhookMessageSchema>

function message<Type extends string, Data extends z.ZodRawShape>(type: Type, content: Data) {
  return z.strictObject({
    type: z.literal(type),
    version: z.literal(1),
    timestamp: z.iso
      .datetime()
      .describe('When it happened; the last time if several changes are sent together'),
    data: z.strictObject(content),
  })
}
