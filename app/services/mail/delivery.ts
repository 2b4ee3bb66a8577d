import { countWaitingMails } from '#app/domain/mails/count-waiting-mails.ts'
import { deliverDueMails, type MailProblem } from '#app/domain/mails/deliver-due-mails.ts'
import { count, readGauge } from '#app/telemetry/index.ts'
import { startOutbox, type Outbox, type OutboxLog } from '../outbox.ts'
import { deliver } from './index.server.ts'

let delivery: Outbox | undefined
readGauge('chefin_mails_waiting', countWaitingMails)

/** Sends mail from now on. It needs an open database and an open way out. */
export function startMailDelivery({ log }: { log: OutboxLog }): Outbox {
  const report = ({ kind, ...problem }: MailProblem) => {
    if (kind === 'delayed') log.warn(problem, 'a mail did not leave; it is tried again')
    else {
      count('chefin_given_up_total', { what: 'mail' })
      log.error(problem, 'a mail was given up: it has expired')
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
 * Sends what was just queued, without a wait. Call it when the transaction is committed;
 * where no delivery runs, the mail waits for one.
 */
export function wakeMailDelivery(): void {
  delivery?.wake()
}
