import { sql } from 'drizzle-orm'
import type { Transaction } from './actors.ts'

/**
 * Runs statements of an owner's transaction that also see the owner's deleted rows. Not for
 * concurrent calls in one transaction. If the work throws, the transaction is rolled
 * back, and the setting with it.
 */
export async function seeDeleted<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await setVisibility(transaction, 'on')
  const result = await work()
  await setVisibility(transaction, '')
  return result
}

const setVisibility = (transaction: Transaction, value: string) =>
  transaction.execute(sql`select set_config('app.sees_deleted', ${value}, true)`)
