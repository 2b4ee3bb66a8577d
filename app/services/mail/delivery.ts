import { countWaitingMails } from '#app/domain/mails/count-waiting-mails.ts'
import { deliverDueMails, type MailProblem } from '#app/domain/mails/deliver-due-mails.ts'
import { count, registerGauge } from '#app/telemetry/index.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'
import { deliver } from './index.server.ts'

let delivery: Outbox | undefined
registerGauge('chefin_mails_waiting', countWaitingMails)

/** Starts delivering emails. Needs an open database and `initMail()`. */
export function startMailDelivery({ log }: { log: OutboxLog }): Outbox {
  const report = ({ kind, ...problem }: MailProblem) => {
    if (kind === 'delayed') log.warn(problem, 'a mail did not leave; it will be retried')
    else {
      count('chefin_given_up_total', { what: 'mail' })
      log.error(problem, 'a mail has expired and was not sent')
    }
  }
  const outbox = startOutbox('mail', () => deliverDueMails(deliver, report), log)
  const started: Outbox = {
    ...outbox,
    stop() {
      if (delivery === started) delivery = undefined
      return outbox.stop()
    },
  }
  delivery = started
  return started
}

/**
 * Delivers newly queued emails immediately. Call it after the transaction has been committed; if no
 * delivery is running, they stay queued.
 */
export function wakeMailDelivery(): void {
  delivery?.wake()
}
