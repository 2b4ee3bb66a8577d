import { and, asc, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes } from '#app/db/schema/index.ts'
import { storedTextLength } from '../caps.ts'
import type { Statements } from '../dietary/statements.ts'
import { readStandingStatements } from './dish-statements.ts'

type Row = typeof dishes.$inferSelect

/*
 * The driver parses the rows of a result as fast as they arrive, and nothing else runs meanwhile.
 * So a long menu is read in several results, each of them parsed within 15 ms or so.
 */
const maxRows = 100
/** In characters; each page has at least one dish. */
const maxText = 100_000

/**
 * Reads dishes a page at a time, in the owner's order.
 * @param which chooses the dishes
 * @param readPage reads the dishes with these ids, in any order
 */
export async function readInPages<Read extends { readonly id: string }>(
  transaction: Transaction,
  which: SQL | undefined,
  readPage: (which: SQL) => Promise<readonly Read[]>,
): Promise<Read[]> {
  const order = await transaction
    .select({ id: dishes.id, text: storedTextLength })
    .from(dishes)
    .where(which)
    .orderBy(asc(dishes.position), asc(dishes.id))
  const found: Read[] = []
  for (const ids of pagesOf(order)) {
    const page = await readPage(inArray(dishes.id, ids))
    const byId = new Map(page.map((dish) => [dish.id, dish]))
    found.push(...ids.flatMap((id) => byId.get(id) ?? []))
  }
  return found
}

function pagesOf(order: readonly { readonly id: string; readonly text: number }[]): string[][] {
  const pages: string[][] = []
  let text = 0
  for (const { id, text: own } of order) {
    const page = pages.at(-1)
    text += own
    if (page && page.length < maxRows && text <= maxText) page.push(id)
    else {
      pages.push([id])
      text = own
    }
  }
  return pages
}

/** Whole dishes with the statements that hold on them. */
export async function readDishesWithStatements(
  transaction: Transaction,
  which: SQL | undefined,
): Promise<{ readonly rows: Row[]; readonly stated: ReadonlyMap<string, Statements> }> {
  const stated = new Map<string, Statements>()
  const rows = await readInPages(transaction, which, async (onPage) => {
    const page = await transaction.select().from(dishes).where(and(which, onPage))
    // After the words: a change that voids statements may come between, and must not find them.
    const ids = page.map(({ id }) => id)
    for (const [id, said] of await readStandingStatements(transaction, ids)) stated.set(id, said)
    return page
  })
  return { rows, stated }
}
