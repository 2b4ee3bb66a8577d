const pollMs = 5_000

/** The part of the process's logger that outboxes use. */
export interface OutboxLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A running delivery of a table's rows to an external service. */
export interface Outbox {
  /** Checks for due rows now. */
  wake(): void
  /** Stops taking new rows; resolves when running deliveries have finished. */
  stop(): Promise<void>
}

/**
 * Starts delivering due rows: now, when woken, and every 5 s for rows that were postponed or queued
 * by another process. Keeps trying while the database is unavailable.
 * @param name names what is delivered, for the log
 * @param deliverDue delivers a batch and returns its size
 */
export function startOutbox(
  name: string,
  deliverDue: () => Promise<number>,
  log: OutboxLog,
): Outbox {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let isDatabaseDown = false

  const deliverAll = async () => {
    try {
      let delivered = 0
      do delivered = await deliverDue()
      while (delivered > 0 && !stopping.signal.aborted)
      if (isDatabaseDown) log.info({}, `${name} is delivered again`)
      isDatabaseDown = false
    } catch (error) {
      // Logged once, not every 5 s.
      if (!isDatabaseDown) log.warn({ error }, `${name} cannot be delivered: the database failed`)
      isDatabaseDown = true
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
    // A row queued just now may have missed the current run.
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
