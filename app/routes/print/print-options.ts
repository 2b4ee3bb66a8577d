import { z } from 'zod'

export const layouts = ['classic', 'centred', 'boxed', 'large'] as const
export const papers = ['a4', 'a5'] as const

/**
 * How a menu is printed, as query parameters. What isn't valid becomes the default, so that a
 * shared or outdated link never fails.
 */
export const printOptions = z.object({
  layout: z.enum(layouts).catch('classic'),
  columns: z.coerce.number().int().min(1).max(3).catch(1),
  paper: z.enum(papers).catch('a4'),
})

export type PrintOptions = z.infer<typeof printOptions>
