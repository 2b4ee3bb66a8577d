import { isNotNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { overageReports } from '#app/db/schema/index.ts'

/** Of how many replies past a limit Stripe has still to be told, of all owners. */
export function countWaitingReports(): Promise<number> {
  return asSystem('waiting reports of usage are counted', (transaction) =>
    transaction.$count(overageReports, isNotNull(overageReports.nextAttemptAt)),
  )
}
