import { z } from 'zod'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { courses, sortKeys } from '#app/domain/menus/query/clauses.ts'

/** The input of every tool. */
export const lang = z
  .enum(menuLanguages)
  .optional()
  .describe('The language of the answer; by default the menu’s')

export const dishInput = z
  .string()
  .min(1)
  .max(200)
  .describe('The id of a dish, or its name on the menu')

const names = z.array(z.string().min(1).max(60)).max(12)

export const queryInput = z.object({
  avoid: names
    .optional()
    .describe('Allergens, foods or diets that somebody avoids: "nuts", "milk", "walnut", "vegan"'),
  isAllergy: z.boolean().optional().describe('Whether somebody is allergic to what is avoided'),
  diets: z.array(z.enum(diets)).max(5).optional(),
  with: names.optional().describe('Foods that the dish must have'),
  courses: z.array(z.enum(courses)).max(5).optional(),
  maxPrice: z.number().nonnegative().optional().describe('In the menu’s currency'),
  minPrice: z.number().nonnegative().optional(),
  maxCalories: z.int().positive().optional(),
  sort: z.enum(sortKeys).optional(),
  limit: z.int().min(1).max(50).optional().describe('Dishes per group; 20 by default'),
  isServedNow: z.boolean().optional().describe('Only what is served now and not sold out'),
  lang,
})
export type QueryInput = z.infer<typeof queryInput>
