import { z } from 'zod'
import { isStorable, storableText } from '../field-schemas.ts'
import { menuLanguages } from '../guest-menu/menu-language.ts'
import type { Texts } from '../guest-menu/translation-subject.ts'

/** The prefix of a form's field with a translated text. */
const textPrefix = 'text.'

export const textField = (field: string): string => `${textPrefix}${field}`

/** The maximum length of a translated text, in characters: twice that of a description. */
export const maxTranslatedLength = 4_000
/** The maximum length of a glossary, in characters. */
const maxGlossaryLength = 10_000

/** Whether a translation's texts together have a plausible length, which limits dishes with thousands of texts. */
export const isOfPlausibleLength = (source: Texts, texts: Texts): boolean =>
  lengthOf(texts) <= maxTranslatedLength + maxExpansion * lengthOf(source)

/** A German text has about four times as many characters as the Chinese original; with a margin. */
const maxExpansion = 6

const lengthOf = (texts: Texts) => Object.values(texts).reduce((sum, text) => sum + text.length, 0)

/** Whether a text from a file or a model can be stored as a translation. */
export const isTranslatedText = (text: string): boolean =>
  text.length <= maxTranslatedLength && isStorable(text)

const subject = z.string().max(200)
const version = z.string().max(100)

/** Parses the texts of a form; returns them by field. */
function parseTexts(form: Readonly<Record<string, unknown>>, context: z.RefinementCtx) {
  const texts: Record<string, string> = {}
  for (const [name, text] of Object.entries(form)) {
    if (!name.startsWith(textPrefix) || typeof text !== 'string') continue
    if (text.length > maxTranslatedLength) {
      context.addIssue({
        code: 'too_big',
        origin: 'string',
        maximum: maxTranslatedLength,
        message: 'field_too_long',
        path: [name],
        input: text,
      })
    }
    if (!isStorable(text)) {
      context.addIssue({ code: 'custom', message: 'text_unreadable', path: [name], input: text })
    }
    // Browsers send the line breaks of a text area as CR and LF.
    texts[name.slice(textPrefix.length)] = text.replaceAll('\r\n', '\n').trim()
  }
  return texts
}

/**
 * A form with `subject`, `version` and a text for each field, and optionally the time at which the
 * translation that it shows was stored: empty if there was none.
 */
export const translationSchema = z
  .looseObject({ subject, version, savedAt: z.string().max(100).optional() })
  .transform((form, context) => ({
    subject: form.subject,
    version: form.version,
    savedAt: form.savedAt,
    texts: parseTexts(form, context),
  }))

/**
 * Accepts a stored translation; `isConfirmed` if the owner confirms that it is right despite
 * doubts.
 */
export const acceptSchema = z
  .looseObject({
    subject,
    version,
    savedAt: z.coerce.date(),
    isConfirmed: z.literal('on').optional(),
  })
  .transform((form, context) => ({
    subject: form.subject,
    version: form.version,
    savedAt: form.savedAt,
    isConfirmed: form.isConfirmed === 'on',
    texts: parseTexts(form, context),
  }))

export const menuLanguageSchema = z.object({
  language: z.enum(menuLanguages, { error: 'choose_language' }),
})

export const glossarySchema = z.object({
  glossary: storableText('text_unreadable').max(maxGlossaryLength, 'field_too_long'),
})
