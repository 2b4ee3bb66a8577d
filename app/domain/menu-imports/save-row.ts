import { and, eq, sql } from 'drizzle-orm'
import { menuImportRows } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { InvalidFieldsError, NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { lockMenu } from '../locks/lock-menu.ts'
import { priceAsText } from '../money/parse-price.ts'
import { sizeField } from '../sizes/size-fields.ts'
import { lockDraft, touchDraft } from './read-draft.ts'
import { countSizes, resolveRow, type ResolvedRow, type RowContext } from './resolve-row.ts'
import { draftFields } from './draft-fields.ts'
import { importedDishSchema } from './schemas.ts'
import { parseInput } from '../parse-input.ts'
import type { ImportValue } from './source.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Saves an owner's corrections of a dish of a draft, and that they have looked at it.
 * @param form `{row, leaveOut?}` and the texts of the fields; missing fields stay
 * @param locale of the form's language, which determines how prices are parsed
 * @throws {NotFoundError}
 * @throws {InvalidFieldsError} unless the dish is left out
 */
export async function saveRow(
  member: Member,
  menuId: string,
  importId: string,
  form: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const menu = await lockMenu(transaction, menuId)
    const { menuImport, context } = await lockDraft(transaction, menu, importId, locale)
    const id = requireRowId(form['row'] ?? '', 'import_row_not_found')
    const which = and(eq(menuImportRows.id, id), eq(menuImportRows.importId, menuImport.id))
    const [row] = await transaction.select().from(menuImportRows).where(which)
    if (!row) throw new NotFoundError('import_row_not_found')
    const isLeftOut = form['leaveOut'] === 'on'
    const before = resolveRow(row, context)
    const values = isLeftOut ? row.values : corrected(before, form, context)
    const { errors } = resolveRow({ ...row, values }, context)
    if (!isLeftOut && Object.keys(errors).length > 0) throw new InvalidFieldsError(errors)
    await transaction
      .update(menuImportRows)
      .set({ values, isLeftOut, isChecked: true, updatedAt: sql`now()` })
      .where(which)
    await touchDraft(transaction, menuImport.id)
  })
}

/** Returns a row's values with what the owner has typed; what the form shows unchanged keeps its place. */
function corrected(
  { row, texts, errors }: ResolvedRow,
  form: Readonly<Record<string, string>>,
  { currency, locale }: RowContext,
): Record<string, ImportValue> {
  const changedFields = draftFields.filter(
    (field) =>
      form[field] !== undefined &&
      (oneLine(form[field]) !== oneLine(texts[field] ?? '') ||
        errors[field]?.messageKey === 'import_not_in_source'),
  )
  if (changedFields.length === 0) return { ...row.values }
  const shownTexts = { ...texts, ...submittedFields(form) }
  const submittedTexts = { ...shownTexts, sizes: String(countSizes(shownTexts)) }
  const { sizes } = parseInput(importedDishSchema(currency, locale), submittedTexts)
  const minors = new Map(sizes.map((size, index) => [sizeField('price', index), size.priceMinor]))
  return {
    ...row.values,
    ...Object.fromEntries(
      changedFields.map((field) => [
        field,
        {
          typed: minors.has(field)
            ? priceAsText(minors.get(field) ?? null, currency, 'en')
            : (form[field] ?? ''),
        },
      ]),
    ),
  }
}

const submittedFields = (form: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    draftFields.flatMap((field) => {
      const text = form[field]
      return text === undefined ? [] : [[field, text]]
    }),
  )

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
