import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../../actor.ts'
import { asOwner } from '../../as-owner.ts'
import { finishInSlices, inSlices } from '../../in-slices.ts'
import { getMenuRow } from '../../locks/lock-menu.ts'
import { sizeField } from '../../sizes/size-fields.ts'
import { regionOfDish, type Region } from '../layout.ts'
import { getDraft } from '../read-draft.ts'
import type { Doubt } from '../recognise/reading.ts'
import { resolveRow, type ResolvedRow } from '../resolve-row.ts'
import { unreadLines, type UnreadLine } from '../unread-lines.ts'
import type { TextSource } from './correct-source.ts'
import { readTextAgain } from './read-text-again.ts'

/** A dish as it would be read from what is typed. */
export interface PreviewedDish {
  /** The line where it begins, from 0. */
  readonly line: number
  readonly category: string
  readonly name: string
  readonly description: string
  /** In the reader's language; those of several sizes with their names. */
  readonly prices: readonly string[]
  readonly doubts: readonly Doubt[]
  /** Where it stands on the page; null if its owner has typed it. */
  readonly region: Region | null
}

export interface PreviewedText {
  readonly dishes: readonly PreviewedDish[]
  /** The lines from which nothing was read. */
  readonly unread: readonly UnreadLine[]
}

/**
 * Returns what would be read from a draft's text once it is saved; saves nothing.
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function previewText(
  member: Member,
  menuId: string,
  importId: string,
  text: string,
  locale: Locale,
): Promise<PreviewedText> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const draft = await getDraft(transaction, menu, importId, locale)
    const { source, style, rows } = await readTextAgain(transaction, draft, text, menu.language)
    const context = { source, style, currency: menu.currency, locale }
    const newRows = rows.map(({ values = {}, doubts = [], isLeftOut = false, ...row }) => ({
      ...row,
      id: '',
      values,
      doubts,
      isLeftOut,
      isChecked: false,
      updatedAt: new Date(),
    }))
    const dishes = await inSlices(
      newRows.filter(({ isLeftOut }) => !isLeftOut),
      (row) => previewedDish(resolveRow(row, context), source),
    )
    return { dishes, unread: await finishInSlices(unreadLines(source, newRows)) }
  })
}

function previewedDish({ row, texts, doubts }: ResolvedRow, source: TextSource): PreviewedDish {
  const sizes = Array.from({ length: Number(texts['sizes']) }, (_, index) =>
    [texts[sizeField('sizeName', index)], texts[sizeField('price', index)]]
      .filter(Boolean)
      .join(' '),
  )
  return {
    line: row.line,
    category: [texts['category'], texts['subCategory']].filter(Boolean).join(' › '),
    name: texts['name'] ?? '',
    description: texts['description'] ?? texts['ingredients'] ?? '',
    prices: sizes.filter((size) => size !== ''),
    doubts,
    region: regionOfDish(source, row.values) ?? null,
  }
}
