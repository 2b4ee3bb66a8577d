import { z } from 'zod'
import { currency, newMenuSchema } from '../menus/schemas.ts'

/** What a new menu can begin with, besides nothing. */
export const templates = ['lokanta', 'cafe', 'bar'] as const
export type Template = (typeof templates)[number]

/** The form of a first menu; without a template it begins empty, and `file` stands for an import. */
export const startedMenuSchema = newMenuSchema.extend({
  currency,
  template: z.enum([...templates, 'file', ''], 'form_malformed').default(''),
})
