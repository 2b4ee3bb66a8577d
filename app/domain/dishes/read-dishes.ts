import { and, asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { storedTextLength } from '../caps.ts'
import { parseOptionGroups } from '../guest-menu/option-group.ts'
import type { Statements } from '../guest-menu/statements.ts'
import { readValidStatements } from './dish-statements.ts'

type Row = typeof dishes.$inferSelect

/**
 * Maximum number of dishes per page. The driver parses the rows of a result as fast as they arrive,
 * which blocks the event loop. So a long menu is read in pages, each parsed within about 15 ms.
 */
const maxRows = 100
/** Maximum length of a page's texts, in characters; a page has at least one dish. */
const maxTextLength = 100_000

/** A dish in the owner's order, before its page is read. */
interface ListedDish {
  readonly id: string
  /** In characters. */
  readonly text: number
  /** Changes with every change of the row. */
  readonly version: string
}

/**
 * Reads dishes page by page, in the owner's order.
 * @param condition selects the dishes
 * @param readPage reads the dishes with these ids, in any order
 */
export async function readInPages<Read extends { readonly id: string }>(
  transaction: Transaction,
  condition: SQL | undefined,
  readPage: (onPage: SQL) => Promise<readonly Read[]>,
): Promise<Read[]> {
  const listed = await listDishes(transaction, condition)
  const read = await readPages(listed, readPage)
  return listed.flatMap(({ id }) => read.get(id) ?? [])
}

function listDishes(transaction: Transaction, condition: SQL | undefined): Promise<ListedDish[]> {
  return transaction
    .select({ id: dishes.id, text: storedTextLength, version: sql<string>`dishes.xmin::text` })
    .from(dishes)
    .where(condition)
    .orderBy(asc(dishes.position), asc(dishes.id))
}

async function readPages<Read extends { readonly id: string }>(
  listed: readonly ListedDish[],
  readPage: (onPage: SQL) => Promise<readonly Read[]>,
): Promise<ReadonlyMap<string, Read>> {
  const read = new Map<string, Read>()
  for (const ids of splitIntoPages(listed)) {
    for (const dish of await readPage(inArray(dishes.id, ids))) read.set(dish.id, dish)
  }
  return read
}

function splitIntoPages(listed: readonly ListedDish[]): string[][] {
  const pages: string[][] = []
  let textLength = 0
  for (const { id, text } of listed) {
    const page = pages.at(-1)
    textLength += text
    if (page && page.length < maxRows && textLength <= maxTextLength) page.push(id)
    else {
      pages.push([id])
      textLength = text
    }
  }
  return pages
}

/** Complete dishes with their valid statements. */
export interface ReadDishes {
  /** In the owner's order. */
  readonly rows: readonly Row[]
  /** By dish. */
  readonly stated: ReadonlyMap<string, Statements>
  /** The versions of rows by dish; a row may be newer than its version. */
  readonly versions: ReadonlyMap<string, string>
}

/**
 * Reads complete dishes with their valid statements.
 * @param before an earlier result; rows that haven't changed since are taken from it
 */
export async function readDishesWithStatements(
  transaction: Transaction,
  condition: SQL | undefined,
  before?: ReadDishes,
): Promise<ReadDishes> {
  const listed = await listDishes(transaction, condition)
  const unchanged = new Set(
    listed.filter(({ id, version }) => before?.versions.get(id) === version).map(({ id }) => id),
  )
  const changed = await readPages(
    listed.filter(({ id }) => !unchanged.has(id)),
    async (onPage) => {
      const page = await transaction.select().from(dishes).where(and(condition, onPage))
      return page.map((dish) => ({ ...dish, optionGroups: parseOptionGroups(dish.optionGroups) }))
    },
  )
  // Read after the text: a change in between may void statements, which must then not be found. All
  // are read again, because their rows may change without the dish's.
  const stated = new Map<string, Statements>()
  for (let start = 0; start < listed.length; start += maxRows) {
    const ids = listed.slice(start, start + maxRows).map(({ id }) => id)
    for (const [id, statements] of await readValidStatements(transaction, ids))
      stated.set(id, statements)
  }
  const kept = before?.rows.filter(({ id }) => unchanged.has(id)) ?? []
  const rows = new Map([...kept.map((row) => [row.id, row] as const), ...changed])
  return {
    rows: listed.flatMap(({ id }) => rows.get(id) ?? []),
    stated,
    versions: new Map(listed.map(({ id, version }) => [id, version])),
  }
}
