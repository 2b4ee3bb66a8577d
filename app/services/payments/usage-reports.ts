import { countWaitingReports } from '#app/domain/billing/count-waiting-reports.ts'
import { reportOverage, type ReportProblem } from '#app/domain/billing/report-overage.ts'
import { count, registerGauge } from '#app/telemetry/index.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'
import { billingContext } from './index.server.ts'

registerGauge('chefin_usage_reports_waiting', countWaitingReports)

/** Starts reporting replies beyond the limit to Stripe. Needs an open database. */
export function startUsageReports(log: OutboxLog): Outbox {
  const report = ({ kind, ...problem }: ReportProblem) => {
    if (kind === 'delayed') log.warn(problem, 'usage was not reported; it will be retried')
    else {
      count('chefin_given_up_total', { what: 'usage' })
      log.error(problem, 'usage was not reported within 35 days, and Stripe no longer accepts it')
    }
  }
  return startOutbox('usage', () => reportOverage(billingContext().payments, report), log)
}
