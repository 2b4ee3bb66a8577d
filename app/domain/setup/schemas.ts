import { z } from 'zod'
import { currency, newMenuSchema } from '../menus/schemas.ts'

/** The templates with which a new menu can start. */
export const templates = ['lokanta', 'cafe', 'bar'] as const
export type Template = (typeof templates)[number]

/** The form of a first menu: with a template, empty for none, or `file` for an import. */
export const startedMenuSchema = newMenuSchema.extend({
  currency,
  template: z.enum([...templates, 'file', ''], 'form_malformed').default(''),
})
