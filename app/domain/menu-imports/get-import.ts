import type { Locale } from '#app/i18n/locales.ts'
import type { FieldError } from '../errors.ts'
import { finishInSlices } from '../in-slices.ts'
import { getMenuRow, type Menu } from '../locks/lock-menu.ts'
import { excerptOf, samplesOf, type Piece } from './excerpt.ts'
import { regionOfDish, sourceLayoutOf } from './layout.ts'
import { dishesPerPage } from './limits.ts'
import { pageViewsOf, type PageView } from './page-views.ts'
import { planImport, type ComparedField, type PlannedRow } from './plan-import.ts'
import { getDraft, isBroken, isOpen, readDraftRows } from './read-draft.ts'
import { readMenu } from './read-menu.ts'
import { findHeader } from './recognise/guess-columns.ts'
import { isColumnRole, type ColumnRole } from './recognise/column-roles.ts'
import type { Doubt } from './recognise/reading.ts'
import { claimsFree, countSizes, type ResolvedRow } from './resolve-row.ts'
import type { ImportSource } from './source.ts'
import { isEditable } from './text/get-text.ts'
import { unreadLines, type UnreadLine } from './unread-lines.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A dish of a draft as the owner sees it. */
export interface DraftDish {
  readonly id: string
  readonly kind: PlannedRow['kind']
  /** Keyed by field of the dish's form; prices are in the reader's language. */
  readonly texts: Readonly<Record<string, string>>
  readonly sizes: number
  readonly errors: Readonly<Record<string, FieldError>>
  readonly doubts: readonly Doubt[]
  readonly isChecked: boolean
  readonly isLeftOut: boolean
  /** What differs from the dish of the menu. */
  readonly changes: readonly ComparedField[]
  readonly excerpt: readonly Piece[]
  /** The parts of the pages that it stands on; none without pages. */
  readonly views: readonly PageView[]
  /** Whether its name and prices don't stand on a page, as the owner has typed them. */
  readonly isTyped: boolean
}

/** A column of a draft's table. */
export interface DraftColumn {
  readonly role: ColumnRole
  readonly heading: string
  readonly samples: string
}

/** A page of a draft, with what publishing would do. */
export interface ImportPage {
  readonly menu: Menu
  readonly fileName: string
  /** The currency that the file names. */
  readonly currency: string | null
  /** Whether it has a text that the owner can correct. */
  readonly isEditable: boolean
  /** Whether it was read from pictures. */
  readonly isPicture: boolean
  /** Null for a text. */
  readonly columns: readonly DraftColumn[] | null
  readonly counts: Readonly<
    Record<PlannedRow['kind'] | 'open' | 'all' | 'missing' | 'unread', number>
  >
  /** Tags that say a dish is free of something, with the number of dishes that have them. */
  readonly claims: readonly { readonly tag: string; readonly count: number }[]
  /** The first dishes of the menu that the file doesn't have. */
  readonly missing: readonly { readonly id: string; readonly name: string }[]
  /** The first lines or rows from which nothing was read. */
  readonly unread: readonly UnreadLine[]
  readonly dishes: readonly DraftDish[]
  readonly from: number
}

/** Errors first, then doubts, also settled ones: so a dish keeps its place while the owner looks at it. */
const rank = ({ row }: PlannedRow) => (row.dish ? (row.doubts.length > 0 ? 1 : 2) : 0)

const maxClaims = 20
const maxMissing = 100
const maxUnread = 100
const maxUnreadLength = 300

/**
 * Returns a page of a draft. Dishes with errors come first, then those with doubts.
 * @param from the index of the page's first dish
 * @throws {NotFoundError} if there is no such draft, or it has been published
 */
export async function getImport(
  member: Member,
  menuId: string,
  importId: string,
  from: number,
  locale: Locale,
): Promise<ImportPage> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const draft = await getDraft(transaction, menu, importId, locale)
    const { menuImport, source } = draft
    const rows = await readDraftRows(transaction, draft)
    const storedMenu = await readMenu(transaction, menu.id)
    const plan = await finishInSlices(
      planImport(rows, storedMenu, { keepsClaims: true, columns: menuImport.columns }),
    )
    const linesNotRead = await finishInSlices(
      unreadLines(
        source,
        rows.map(({ row }) => row),
      ),
    )
    const header = source.kind === 'table' ? findHeader(source.cells) : undefined
    const sortedRows = plan.rows.toSorted((one, other) => rank(one) - rank(other))
    const first = from < sortedRows.length ? from : 0
    const count = (kind: PlannedRow['kind']) => plan.rows.filter((row) => row.kind === kind).length
    return {
      menu,
      fileName: menuImport.fileName,
      currency: menuImport.currency,
      isEditable: isEditable(source),
      isPicture: sourceLayoutOf(source)?.arePictures === true,
      columns: columnsOf(source, menuImport.columns, header),
      counts: {
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        left_out: count('left_out'),
        broken: rows.filter(isBroken).length,
        open: rows.filter(isOpen).length,
        all: rows.length,
        missing: plan.missing.length,
        unread: linesNotRead.length,
      },
      unread: linesNotRead
        .slice(0, maxUnread)
        .map(({ number, text }) => ({ number, text: text.slice(0, maxUnreadLength) })),
      claims: claimsOf(rows),
      missing: plan.missing.slice(0, maxMissing).map(({ id, name }) => ({ id, name })),
      from: first,
      dishes: sortedRows.slice(first, first + dishesPerPage).map((plannedRow) => {
        const { kind, row } = plannedRow
        return {
          id: row.row.id,
          kind,
          texts: row.texts,
          sizes: countSizes(row.texts),
          errors: row.errors,
          doubts: row.doubts,
          isChecked: row.row.isChecked,
          isLeftOut: row.row.isLeftOut,
          changes: plannedRow.kind === 'changed' ? plannedRow.fields : [],
          excerpt: excerptOf(source, row.row, header),
          views: pageViewsOf(source, row.row),
          isTyped: sourceLayoutOf(source) !== undefined && !regionOfDish(source, row.row.values),
        }
      }),
    }
  })
}

function claimsOf(rows: readonly ResolvedRow[]): ImportPage['claims'] {
  const counts = new Map<string, number>()
  for (const { row, dish } of rows) {
    if (row.isLeftOut) continue
    for (const tag of dish?.tags.filter(claimsFree) ?? []) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
    }
  }
  return [...counts].slice(0, maxClaims).map(([tag, count]) => ({ tag, count }))
}

function columnsOf(
  source: ImportSource,
  columns: readonly string[] | null,
  header: number | undefined,
): DraftColumn[] | null {
  if (source.kind === 'text' || !columns) return null
  return columns.map((role, column) => ({
    role: isColumnRole(role) ? role : 'ignore',
    heading: header === undefined ? '' : (source.cells[header]?.[column] ?? '').trim(),
    samples: samplesOf(source, column, header === undefined ? 0 : header + 1),
  }))
}
