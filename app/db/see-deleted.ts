import { sql } from 'drizzle-orm'
import type { Transaction } from './actors.ts'

/**
 * Runs statements of an owner's transaction that see the owner's deleted rows too; all others
 * don't. Not for concurrent calls in one transaction. If the work throws, the transaction is rolled
 * back, and the setting with it.
 */
export async function seeDeleted<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await set(transaction, 'on')
  const result = await work()
  await set(transaction, '')
  return result
}

const set = (transaction: Transaction, value: string) =>
  transaction.execute(sql`select set_config('app.sees_deleted', ${value}, true)`)
