import { lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { soldOut } from '#app/db/schema/index.ts'

/** Makes dishes available again that were sold out until now or earlier. */
export async function endSoldOut(): Promise<void> {
  await asSystem('sold-out dishes are available again', (transaction) =>
    transaction.delete(soldOut).where(lte(soldOut.until, sql`now()`)),
  )
}
