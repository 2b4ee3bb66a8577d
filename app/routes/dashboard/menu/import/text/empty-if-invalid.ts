import { InvalidFieldsError } from '#app/domain/errors.ts'
import type { PreviewedText } from '#app/domain/menu-imports/text/preview-text.ts'

/** A text that is being typed often has no dishes yet. */
export function emptyIfInvalid(error: unknown): PreviewedText {
  if (error instanceof InvalidFieldsError) return { dishes: [], unread: [] }
  throw error
}
