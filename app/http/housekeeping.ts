import { forgetExpired } from '#app/domain/accounts/forget-expired.ts'
import { reconcile, renewGiven } from '#app/domain/billing/reconcile.ts'
import { countTotals } from '#app/domain/conversations/count-totals.ts'
import { forgetOldWords } from '#app/domain/conversations/forget-old-words.ts'
import { shop } from '#app/services/payments/index.server.ts'
import type { Logger } from './log.ts'

const hourMs = 3_600_000

/**
 * Tidies up at the start and every hour after; what fails is tried again an hour later.
 * @param retentionDays for how long the words of conversations are kept
 */
export function startHousekeeping(log: Logger, retentionDays: number): { stop(): void } {
  const compare = () =>
    reconcile(shop(), (failure) => log.error(failure, 'a subscription could not be compared'))
  const forget = () => forgetOldWords(retentionDays)
  const tidy = () => {
    for (const chore of [forgetExpired, renewGiven, compare, forget, countTotals]) {
      chore().catch((error: unknown) => log.error({ error }, 'housekeeping failed'))
    }
  }
  tidy()
  const timer = setInterval(tidy, hourMs).unref()
  return { stop: () => clearInterval(timer) }
}
