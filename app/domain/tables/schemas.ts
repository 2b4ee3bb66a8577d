import { z } from 'zod'
import { isVisible, optionalText, storableText } from '../field-schemas.ts'
import { listTables, tableLimits } from './table-names.ts'

// Markup, control characters, and those that turn the direction of the text around them.
const forbidden = /[<>\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** The form of a restaurant's tables, such as "1-20, Terrace 1-6". */
export const tablesSchema = z.object({
  tables: optionalText({ max: tableLimits.textLength }).superRefine((text, { addIssue }) => {
    // Already rejected, and possibly too long to be read.
    if (text.length > tableLimits.textLength) return undefined
    const names = listTables(text)
    const reject = (message: string, params: Readonly<Record<string, string | number>>) =>
      addIssue({ code: 'custom', message, params })
    if (names.length > tableLimits.count) {
      return reject('tables_too_many', { max: tableLimits.count })
    }
    const long = names.find((name) => name.length > tableLimits.nameLength)
    if (long !== undefined) {
      return reject('table_too_long', { name: long, max: tableLimits.nameLength })
    }
    const odd = names.find((name) => forbidden.test(name) || !isVisible(name))
    if (odd === undefined) return undefined
    return reject('table_unreadable', { name: odd.replaceAll(/\p{C}/gu, '') })
  }),
  /** The `tablesVersion` of the form's initial values. */
  tablesVersion: storableText('changed_elsewhere'),
})
