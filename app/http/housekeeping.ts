import { forgetExpired } from '#app/domain/accounts/forget-expired.ts'
import { reconcile, renewGiven } from '#app/domain/billing/reconcile.ts'
import { shop } from '#app/services/payments/index.server.ts'
import type { Logger } from './log.ts'

const hourMs = 3_600_000

/** Tidies up at the start and every hour after; what fails is tried again an hour later. */
export function startHousekeeping(log: Logger): { stop(): void } {
  const compare = () =>
    reconcile(shop(), (failure) => log.error(failure, 'a subscription could not be compared'))
  const tidy = () => {
    for (const chore of [forgetExpired, renewGiven, compare]) {
      chore().catch((error: unknown) => log.error({ error }, 'housekeeping failed'))
    }
  }
  tidy()
  const timer = setInterval(tidy, hourMs).unref()
  return { stop: () => clearInterval(timer) }
}
