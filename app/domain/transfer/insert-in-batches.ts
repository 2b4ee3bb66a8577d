import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/db/actors.ts'

// A statement allows 65,535 values, and a dish has 25; the driver serialises a statement in one go.
const rowsPerInsert = 100

/** Inserts many rows, in their order. */
export async function insertInBatches<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction.insert(table).values(rows.slice(start, start + rowsPerInsert))
  }
}
