import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { topics, type Topic } from '#app/domain/house/topics.ts'
import { isStatedFact, statedStates, type Statements } from '#app/domain/dietary/statements.ts'
import type { GuestDish, GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { minorDigits } from '#app/domain/menus/price.ts'

const dish = z.object({
  name: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  tags: z.array(z.string()),
  calories: z.number().nullable(),
  price: z.number().nullable(),
  notes: z.string(),
  stated: z.record(z.string(), z.enum(statedStates)),
})
const section = z.object({ name: z.string(), dishes: z.array(dish) })
const written = z.object({
  name: z.string(),
  currency: z.string(),
  context: z.string(),
  instructions: z.string(),
  house: z.record(z.string(), z.string()),
  categories: z.array(section.extend({ sections: z.array(section) })),
})

/** One of the invented restaurants, as its guests meet it. */
export interface UnseenMenu {
  readonly menu: GuestMenu
  readonly house: ReadonlyMap<Topic, string>
}

/** @param name `a` to `e` */
export function readUnseenMenu(name: string): UnseenMenu {
  const file = new URL(`menus/${name}.json`, import.meta.url)
  const read = written.parse(JSON.parse(readFileSync(file, 'utf8')))
  const digits = minorDigits(read.currency)
  const dishesOf = ({ dishes }: z.infer<typeof section>) =>
    dishes.map((one) => asGuestDish(one, digits))
  return {
    menu: {
      restaurant: { id: name, name: read.name, location: '', logoUrl: null, aiInstructions: '' },
      menu: {
        id: name,
        currency: read.currency,
        aiContext: read.context,
        aiInstructions: read.instructions,
      },
      categories: read.categories.map((main) => ({
        id: `category ${main.name}`,
        name: main.name,
        dishes: dishesOf(main),
        sections: main.sections.map((sub) => ({
          id: `section ${main.name} ${sub.name}`,
          name: sub.name,
          dishes: dishesOf(sub),
        })),
      })),
      uncategorised: [],
    },
    house: new Map(
      topics.flatMap((topic) => {
        const words = read.house[topic]
        return words === undefined ? [] : [[topic, words] as const]
      }),
    ),
  }
}

function asGuestDish(one: z.infer<typeof dish>, digits: number): GuestDish {
  const { name, description, ingredients, tags, calories, price, notes } = one
  const stated: Statements = Object.fromEntries(
    Object.entries(one.stated).flatMap(([fact, state]) =>
      isStatedFact(fact) ? [[fact, { state, confirmedAt: new Date(0) }]] : [],
    ),
  )
  return {
    id: name,
    name,
    description,
    ingredients,
    tags,
    calories,
    priceMinor: price === null ? null : Math.round(price * 10 ** digits),
    imageUrl: null,
    aiInstructions: notes,
    stated,
  }
}
