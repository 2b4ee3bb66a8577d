import { isNotNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { overageReports } from '#app/db/schema/index.ts'

/** Counts the overage reports of all owners that still have to be sent to Stripe. */
export function countWaitingReports(): Promise<number> {
  return asSystem('waiting usage reports are counted', (transaction) =>
    transaction.$count(overageReports, isNotNull(overageReports.nextAttemptAt)),
  )
}
