import { countWaitingReports } from '#app/domain/billing/count-waiting-reports.ts'
import { reportOverage, type ReportProblem } from '#app/domain/billing/report-overage.ts'
import { count, readGauge } from '#app/telemetry/index.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'
import { shop } from './index.server.ts'

readGauge('chefin_usage_reports_waiting', countWaitingReports)

/** Starts reporting replies beyond the limit to Stripe. Needs an open database. */
export function startUsageReports(log: OutboxLog): Outbox {
  const report = ({ kind, ...problem }: ReportProblem) => {
    if (kind === 'delayed') log.warn(problem, 'usage was not reported; it is tried again')
    else {
      count('chefin_given_up_total', { what: 'usage' })
      log.error(problem, 'usage was given up: Stripe takes it for 35 days')
    }
  }
  return startOutbox('usage', () => reportOverage(shop().payments, report), log)
}
