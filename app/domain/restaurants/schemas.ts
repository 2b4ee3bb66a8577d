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
/** The maximum number of menus that a restaurant shows. */
export const maxShownMenus = 8

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

const furtherPrefix = 'further.'

/** The name of the field that shows a menu after the first. */
export const furtherField = (menuId: string): string => furtherPrefix + menuId

/** The menus of a restaurant: the further ones in the order of their fields. */
export const menusChoiceSchema = z
  .looseObject({ menuId: rowChoice, hasFurther: formSwitch })
  .transform(({ menuId, hasFurther, ...fields }) => ({
    menuId,
    further: hasFurther
      ? Object.keys(fields)
          .filter((field) => field.startsWith(furtherPrefix))
          .map((field) => field.slice(furtherPrefix.length).toLowerCase())
          .filter((id) => id !== menuId)
      : undefined,
  }))
  .superRefine(({ menuId, further = [] }, { addIssue }) => {
    if (further.length === 0) return
    if (menuId === null) {
      addIssue({ code: 'custom', path: ['menuId'], message: 'first_menu_required' })
    }
    if (further.length >= maxShownMenus) {
      const params = { max: maxShownMenus }
      addIssue({ code: 'custom', path: ['further'], message: 'menus_too_many', params })
    }
  })

// A UUID is always interpreted as an id, so as a slug it would be unreachable.
function isSlug(text: string): boolean {
  const key = parseRestaurantKey(text)
  return text.length <= maxSlugLength && key !== undefined && 'slug' in key
}
