import { z } from 'zod'
import { portionUnits } from '#app/db/schema/size.ts'
import { annexIIAllergens, diets } from '../guest-menu/facts.ts'
import { menuLanguages } from '../guest-menu/menu-language.ts'

/*
 * `/{restaurant}/menu.json`: what guests can read of a restaurant's menus, for other programs. This
 * schema is also the source of the OpenAPI file. Within version 1, properties are only added.
 */

const text = z.string()
const language = z.enum(menuLanguages).meta({ description: 'ISO 639-1 code' })

const hours = z
  .array(
    z.array(
      z.object({
        opens: z
          .string()
          .regex(/^\d\d:\d\d$/)
          .meta({ description: 'Local time, HH:MM' }),
        closes: z
          .string()
          .regex(/^\d\d:\d\d$/)
          .meta({
            description: 'Local time, HH:MM; past midnight if it is not later than `opens`',
          }),
      }),
    ),
  )
  .meta({ description: 'The times of each day, Monday first; an empty day is closed' })

const served = z
  .object({ timeZone: text.meta({ description: 'IANA name' }), hours })
  .meta({ description: 'When it is served; omitted for always' })

const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .nullable()
  .meta({ description: 'In the menu’s currency; null if the restaurant gives none' })

const portion = z.object({ amount: z.number().positive(), unit: z.enum(portionUnits) })

const size = z.object({
  id: text,
  name: text.meta({ description: 'Empty if it is the only size' }),
  price,
  calories: z.int().positive().nullable().meta({ description: 'Kilocalories; null: not recorded' }),
  portion: portion.optional(),
})

/** The substances whose state is documented. */
export const documentedFacts = [...annexIIAllergens, 'pork', 'alcohol'] as const

const allergenState = z.enum(['contains', 'may_contain', 'free', 'not_recorded']).meta({
  description:
    '`free` only if the restaurant says so. `not_recorded` does not mean that the dish is free of it.',
})
const dietState = z.enum(['suitable', 'not_suitable', 'may_not_be_suitable', 'not_recorded'])

export const allergenStates = z
  .record(z.enum(documentedFacts), allergenState)
  .meta({ description: 'The 14 allergens of Regulation (EU) 1169/2011, pork and alcohol' })
export const dietStates = z.record(z.enum(diets), dietState)

const option = z.object({
  id: text,
  name: text,
  extraPrice: price,
  ingredients: z.array(text),
  allergens: allergenStates.meta({ description: 'Of the option alone, not of the dish with it' }),
})
const optionGroup = z.object({
  id: text,
  name: text,
  min: z.int().nonnegative().meta({ description: 'The dish includes at least so many of them' }),
  max: z.int().positive(),
  options: z.array(option),
})

const dish = z.object({
  id: text,
  url: z.url(),
  name: text,
  originalName: text.optional().meta({ description: 'The name to order by, if it is translated' }),
  language: language.optional().meta({ description: 'Of its texts, if it is not the menu’s' }),
  description: text,
  picture: z.url().nullable(),
  ingredients: z.array(text).meta({ description: 'Empty: not recorded' }),
  tags: z.array(text),
  meatOrigin: z.array(text).meta({ description: 'ISO 3166 codes; empty: not recorded' }),
  isSoldOut: z.boolean(),
  sizes: z.array(size).min(1),
  optionGroups: z.array(optionGroup),
  allergens: allergenStates.meta({ description: 'Of the dish with any choice that it requires' }),
  diets: dietStates.meta({ description: 'Of the dish with any choice that it requires' }),
})

const section = z.object({ id: text, name: text, served: served.optional(), dishes: z.array(dish) })
const category = section.extend({ sections: z.array(section) })
const menu = z.object({
  id: text,
  name: text,
  served: served.optional(),
  categories: z.array(category),
  dishes: z.array(dish).meta({ description: 'Those without a category' }),
})

export const menuDocument = z.object({
  version: z.literal(1),
  notice: text.meta({ description: 'What to tell people who rely on the facts' }),
  restaurant: z.object({
    id: text,
    url: z.url(),
    name: text,
    address: text,
    phone: text,
    links: z.array(text),
    news: text.meta({ description: 'What the restaurant tells its guests today' }),
    opening: served.nullable(),
  }),
  language: language.nullable().meta({ description: 'Of the texts; null: unknown' }),
  languages: z.array(language).meta({ description: 'The values of `lang` that change the texts' }),
  currency: text.nullable().meta({ description: 'ISO 4217 code' }),
  menus: z.array(menu),
})

export type MenuDocument = z.infer<typeof menuDocument>
export type DocumentedDish = z.infer<typeof dish>
