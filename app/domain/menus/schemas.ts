import { z } from 'zod'
import { formKey, name, optionalText } from '../field-schemas.ts'

/** Context and instructions for the assistant, each. */
export const maxAiTextLength = 4_000

/** ISO 4217 codes, as this Node knows them. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency')

/** What `menu-versions.ts` gives for what the form shows. */
const versionRead = z.string('changed_elsewhere')

export const newMenuSchema = z.object({ name, key: formKey })

export const menuSchema = z.object({
  name,
  currency: z
    .string('currency_unknown')
    .refine((code) => currencies.includes(code), 'currency_unknown'),
  menuVersion: versionRead,
})

export const aiSettingsSchema = z.object({
  aiContext: optionalText({ max: maxAiTextLength }),
  aiMenuInstructions: optionalText({ max: maxAiTextLength }),
  aiVersion: versionRead,
})

/** Which menu of a list a form is about. */
export const menuChoice = z.object({ menuId: z.string('menu_not_found') })

/** The same where the menu is to be copied. */
export const menuCopySchema = menuChoice.extend({ key: formKey })
