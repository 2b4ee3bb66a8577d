import { deliverDueMails, type MailProblem } from '#app/domain/mails/deliver-due-mails.ts'
import { deliver } from './index.server.ts'

const pollMs = 5_000

/** The part of the process's log that is needed here. */
interface DeliveryLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The running delivery of a process. */
export interface MailDelivery {
  /** Looks for due mail now. */
  wake(): void
  /** Takes up no more mail; resolves when what is under way has come to its end, in 30 s. */
  stop(): Promise<void>
}

let delivery: MailDelivery | undefined

/**
 * Sends due mail from now on: at once, when woken, and every 5 s for what was put off or
 * queued by another process. It needs an open database and an open way out; while either
 * is away it goes on trying.
 */
export function startMailDelivery({ log }: { log: DeliveryLog }): MailDelivery {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let isDatabaseAway = false

  const report = ({ kind, ...problem }: MailProblem) => {
    if (kind === 'delayed') log.warn(problem, 'a mail did not leave; it is tried again')
    else log.error(problem, 'a mail was given up: it has expired')
  }

  const deliverAll = async () => {
    try {
      let delivered = 0
      do delivered = await deliverDueMails(deliver, report)
      while (delivered > 0 && !stopping.signal.aborted)
      if (isDatabaseAway) log.info({}, 'mail is delivered again')
      isDatabaseAway = false
    } catch (error) {
      // Said once, not every 5 s.
      if (!isDatabaseAway) log.warn({ error }, 'mail cannot be delivered: the database failed')
      isDatabaseAway = true
    }
  }

  const run = async () => {
    do {
      isWokenAgain = false
      await deliverAll()
    } while (isWokenAgain && !stopping.signal.aborted)
    running = undefined
  }

  const wake = () => {
    if (stopping.signal.aborted) return
    // What was queued a moment ago may have missed the run that is under way.
    isWokenAgain = true
    running ??= run()
  }

  const timer = setInterval(wake, pollMs).unref()
  const started: MailDelivery = {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      if (delivery === started) delivery = undefined
      await running
    },
  }
  delivery = started
  wake()
  return started
}

/**
 * Sends what was just queued, without a wait. Call it when the transaction is committed;
 * where no delivery runs, the mail waits for one.
 */
export function wakeMailDelivery(): void {
  delivery?.wake()
}
