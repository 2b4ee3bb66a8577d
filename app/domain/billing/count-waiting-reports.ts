import { isNotNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { overageReports } from '#app/db/schema/index.ts'

/** Counts the overage reports that still have to be sent to Stripe, of all owners. */
export function countWaitingReports(): Promise<number> {
  return asSystem('waiting reports of usage are counted', (transaction) =>
    transaction.$count(overageReports, isNotNull(overageReports.nextAttemptAt)),
  )
}
