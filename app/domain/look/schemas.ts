import { z } from 'zod'
import { optionalText, storableText } from '../field-schemas.ts'
import { defaultLook, logoShapes, pictureSizes, typefaces } from '../guest-menu/look.ts'
import { parseColour } from './accent.ts'

/** Longer than any colour, so that a pasted text is rejected rather than cut off to a valid colour. */
export const maxAccentLength = 40

const accent = optionalText({ max: maxAccentLength, isOneLine: true }).transform(
  (text, { addIssue }) => {
    const colour = text === '' ? '' : parseColour(text)
    if (colour !== undefined) return colour
    addIssue({ code: 'custom', message: 'colour_malformed' })
    return z.NEVER
  },
)

/** The form of a restaurant's `Look`; an omitted field gets its default. */
export const lookSchema = z.object({
  accent,
  logoShape: z.enum(logoShapes, 'choice_unreadable').default(defaultLook.logoShape),
  typeface: z.enum(typefaces, 'choice_unreadable').default(defaultLook.typeface),
  pictureSize: z.enum(pictureSizes, 'choice_unreadable').default(defaultLook.pictureSize),
  /** The `lookVersion` of the form's initial values. */
  lookVersion: storableText('changed_elsewhere'),
})
