import { lte, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { soldOut } from '#app/db/schema/index.ts'

/** Makes the dishes available whose day has ended. */
export async function endSoldOut(): Promise<void> {
  await asSystem('sold-out dishes are available again', (transaction) =>
    transaction.delete(soldOut).where(lte(soldOut.until, sql`now()`)),
  )
}
