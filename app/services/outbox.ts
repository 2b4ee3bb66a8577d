const pollMs = 5_000

/** The part of the process's log that is needed here. */
export interface OutboxLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The running delivery of what one table holds for an outside service. */
export interface Outbox {
  /** Looks for what is due now. */
  wake(): void
  /** Takes up no more; resolves when what is under way has come to its end. */
  stop(): Promise<void>
}

/**
 * Delivers what is due from now on: at once, when woken, and every 5 s for what was put off or
 * queued by another process. While the database is away it goes on trying.
 * @param name of what is delivered, for the log
 * @param deliverDue sees to a batch, and tells how many there were
 */
export function startOutbox(
  name: string,
  deliverDue: () => Promise<number>,
  log: OutboxLog,
): Outbox {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let isDatabaseAway = false

  const deliverAll = async () => {
    try {
      let delivered = 0
      do delivered = await deliverDue()
      while (delivered > 0 && !stopping.signal.aborted)
      if (isDatabaseAway) log.info({}, `${name} is delivered again`)
      isDatabaseAway = false
    } catch (error) {
      // Said once, not every 5 s.
      if (!isDatabaseAway) log.warn({ error }, `${name} cannot be delivered: the database failed`)
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
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
