import { queueOverageAlerts } from '#app/domain/billing/queue-overage-alerts.ts'
import { wakeMailDelivery } from '../mail/delivery.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'

/**
 * Starts emailing owners who approach or reach their overage ceiling. Needs an open database.
 * @param appUrl the public address, without a trailing slash
 */
export function startOverageAlerts(appUrl: string, log: OutboxLog): Outbox {
  const queue = async () => {
    const queued = await queueOverageAlerts(appUrl)
    if (queued > 0) wakeMailDelivery()
    return queued
  }
  return startOutbox('overage alerts', queue, log)
}
