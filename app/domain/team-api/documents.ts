import { z } from 'zod'
import { gapKinds } from '#app/db/schema/insights.ts'
import { topics } from '../guest-menu/topics.ts'

/*
 * What programs with an API token read and write. These schemas are also the source of the OpenAPI file.
 * Within version 1, properties are only added.
 */

const id = z.uuid()
const text = z.string()
const moment = z.iso.datetime()

const gapPlace = z
  .union([
    z.object({ about: z.literal('dish'), id, name: text, menuId: id }),
    z.object({ about: z.literal('menu'), id, name: text, menuId: id }),
    z.object({ about: z.literal('restaurant'), id, name: text, topic: z.enum(topics) }),
  ])
  .meta({ description: 'The dish, menu or restaurant that lacks the information' })

export const gapsDocument = z.object({
  gaps: z
    .array(
      z.object({
        kind: z.enum(gapKinds),
        place: gapPlace,
        facts: z
          .array(text)
          .meta({ description: 'The allergens, diets, tags or topics that were asked for' }),
        questions: z.int().positive().meta({ description: 'Of the last 30 days' }),
        lastAsked: moment,
      }),
    )
    .meta({
      description: 'What guests asked for and isn’t recorded, most asked first; at most 50',
    }),
})

export const statisticsDocument = z.object({
  timeZone: text.meta({ description: 'IANA name; of the days' }),
  today: z.int(),
  last7Days: z.int(),
  last30Days: z.int(),
  total: z.int(),
  messagesPerConversation: z.number().meta({ description: 'Questions and replies together' }),
  days: z
    .array(z.object({ day: z.iso.date(), conversations: z.int() }))
    .meta({ description: 'The last 30 days, oldest first' }),
})

export const soldOutDocument = z.object({
  restaurants: z.array(
    z.object({
      id,
      name: text,
      dishes: z
        .array(z.object({ id, name: text, until: moment }))
        .meta({ description: 'The dishes that are sold out, and until when' }),
    }),
  ),
})

/** What a program sends to change whether a dish is sold out. */
export const soldOutChange = z.strictObject({
  soldOut: z.boolean().meta({
    description: 'true: until the end of the day, at 4:00 in the morning; false: available again',
  }),
  restaurantId: id
    .optional()
    .meta({ description: 'Only there; without it, at all restaurants that show the dish' }),
})
