import { and, asc, inArray, type SQL } from 'drizzle-orm'
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
  const order = await transaction
    .select({ id: dishes.id, text: storedTextLength })
    .from(dishes)
    .where(condition)
    .orderBy(asc(dishes.position), asc(dishes.id))
  const found: Read[] = []
  for (const ids of splitIntoPages(order)) {
    const page = await readPage(inArray(dishes.id, ids))
    const byId = new Map(page.map((dish) => [dish.id, dish]))
    found.push(...ids.flatMap((id) => byId.get(id) ?? []))
  }
  return found
}

function splitIntoPages(
  order: readonly { readonly id: string; readonly text: number }[],
): string[][] {
  const pages: string[][] = []
  let textLength = 0
  for (const { id, text } of order) {
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

/** Reads complete dishes with their valid statements. */
export async function readDishesWithStatements(
  transaction: Transaction,
  condition: SQL | undefined,
): Promise<{ readonly rows: Row[]; readonly stated: ReadonlyMap<string, Statements> }> {
  const stated = new Map<string, Statements>()
  const rows = await readInPages(transaction, condition, async (onPage) => {
    const page = await transaction.select().from(dishes).where(and(condition, onPage))
    // Read after the text: a change in between may void statements, which must then not be found.
    const ids = page.map(({ id }) => id)
    for (const [id, statements] of await readValidStatements(transaction, ids))
      stated.set(id, statements)
    return page.map((dish) => ({ ...dish, optionGroups: parseOptionGroups(dish.optionGroups) }))
  })
  return { rows, stated }
}
