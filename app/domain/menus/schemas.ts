import { z } from 'zod'
import { formKey, name, optionalText } from '../field-schemas.ts'
import { checkService, serviceFields } from '../service-hours/schemas.ts'

/** The maximum length of the context and of the instructions. */
export const maxAiTextLength = 4_000

/** The ISO 4217 codes that Node supports. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency')

/** The version that the form was loaded with, from `menu-versions.ts`. */
const versionRead = z.string('changed_elsewhere')

export const currency = z
  .string('currency_unknown')
  .refine((code) => currencies.includes(code), 'currency_unknown')

export const newMenuSchema = z.object({ name, key: formKey })

export const menuSchema = z
  .object({
    name,
    currency,
    ...serviceFields,
    menuVersion: versionRead,
  })
  .superRefine(checkService)

export const aiSettingsSchema = z.object({
  aiContext: optionalText({ max: maxAiTextLength }),
  aiMenuInstructions: optionalText({ max: maxAiTextLength }),
  aiVersion: versionRead,
})

/** The menu that a form refers to. */
export const menuChoiceSchema = z.object({ menuId: z.string('menu_not_found') })

/** The menu to copy. */
export const menuCopySchema = menuChoiceSchema.extend({ key: formKey })
