import { z } from 'zod'
import type { PlainField } from '../../dishes/plain-fields.ts'

const text = z.string().default('')
const list = z.array(z.string()).default([])

const exportedOption = z.object({
  name: z.string(),
  /** A decimal number; empty for none. */
  extra: text,
  ingredients: list,
})

const exportedGroup = z.object({
  name: z.string(),
  min: z.number(),
  max: z.number(),
  options: z.array(exportedOption),
})

const exportedFields = {
  name: z.string(),
  description: text,
  ingredients: list,
  tags: list,
  /** Country codes. */
  meatOrigin: list,
  aiInstructions: text,
  isActive: z.boolean().default(true),
} satisfies Record<PlainField, z.ZodType>

export const exportedDish = z.object({
  category: text,
  subCategory: text,
  ...exportedFields,
  sizes: z
    .array(
      z.object({
        name: text,
        /** A decimal number, such as 145.50; empty for none. */
        price: text,
        calories: z.number().nullable().default(null),
        /** A weight or volume, such as "180 g"; empty for none. */
        portion: text,
      }),
    )
    .default([]),
  options: z.array(exportedGroup).default([]),
})

/**
 * A menu as a file in JSON. Nothing that its owner has stated about allergens is in it: statements are
 * about a dish that somebody has checked, and not about a copy.
 */
export const exportedMenu = z.object({
  chefin: z.literal('menu'),
  version: z.literal(1),
  name: z.string(),
  currency: z.string(),
  language: z.string().nullable(),
  dishes: z.array(exportedDish),
})

export type ExportedMenu = z.output<typeof exportedMenu>
export type ExportedDish = z.output<typeof exportedDish>
export type ExportedGroup = z.output<typeof exportedGroup>
