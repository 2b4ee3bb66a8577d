import { z } from 'zod'
import { caps } from '../caps.ts'

/** The ids of dishes to be changed together, separated by commas: a form has at most 500 fields. */
export const selectionSchema = z.looseObject({
  ids: z
    .string('form_malformed')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).min(1, 'form_malformed').max(caps.dishes, 'form_malformed')),
})
