import { z } from 'zod'
import {
  formKey,
  formSwitch,
  name,
  optionalText,
  requiredText,
  rowChoice,
  versionRead,
} from '../field-schemas.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { parseRestaurantKey } from './restaurant-key.ts'

export const maxLocationLength = 200
export const maxWarningLength = 1_000
export const maxInstructionsLength = 4_000
export const maxSlugLength = 60

export const newRestaurantSchema = z.object({ name, key: formKey })

export const restaurantSchema = z.object({
  name,
  location: requiredText({ max: maxLocationLength, isOneLine: true }, 'location_required'),
  chatStartWarningMessage: requiredText({ max: maxWarningLength }, 'chat_warning_required'),
  isActive: formSwitch,
  aiInstructions: optionalText({ max: maxInstructionsLength }),
  /** Null for none: the restaurant is then found by its id only. */
  slug: z
    .string('slug_malformed')
    .default('')
    .transform((text) => text.trim().toLowerCase())
    .refine((slug) => slug === '' || isSlug(slug), {
      message: 'slug_malformed',
      params: { max: maxSlugLength },
    })
    .refine((slug) => !reservedSlugs.has(slug), 'slug_reserved')
    .transform((slug) => slug || null),
  updatedAt: versionRead,
})

export const menuChoiceSchema = z.object({ menuId: rowChoice })

// A UUID is always interpreted as an id, so as a slug it would be unreachable.
function isSlug(text: string): boolean {
  const key = parseRestaurantKey(text)
  return text.length <= maxSlugLength && key !== undefined && 'slug' in key
}
