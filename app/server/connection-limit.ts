import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Logger } from '#app/http/log.ts'

// Each connection may need a second file descriptor, for instance for the AI provider; others are
// needed for the database, the log, pictures and modules.
const connectionShare = 0.6
const lowLimit = 2_048
const reportIntervalMs = 60_000

/**
 * Rejects connections before the process runs out of file descriptors, and logs it. At the
 * system's limit, connections would be closed silently.
 * @param maxFiles the process's limit of open files (`ulimit -n`); undefined if unknown
 */
export function limitConnections(
  server: Server,
  log: Logger,
  maxFiles: number | undefined = readMaxFiles(),
): void {
  if (maxFiles === undefined) return
  const maxConnections = Math.floor(maxFiles * connectionShare)
  server.maxConnections = maxConnections
  if (maxFiles < lowLimit) {
    log.warn(
      { maxFiles, maxConnections },
      'this process may open few files, so it accepts few connections at a time; raise "ulimit -n" to 4096 or more',
    )
  }
  let reportedAt = -Infinity
  let dropCount = 0
  server.on('drop', () => {
    dropCount += 1
    if (performance.now() - reportedAt < reportIntervalMs) return
    log.error(
      { dropped: dropCount, maxConnections },
      'connections are rejected, including those of guests: as many are open as "ulimit -n" allows; raise it, or start another process',
    )
    reportedAt = performance.now()
    dropCount = 0
  })
}

/** The current limit; Node raises it to the hard limit when it starts. */
function readMaxFiles(): number | undefined {
  try {
    const [, limit] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? undefined : Number(limit)
  } catch {
    // Only Linux has the file.
    return undefined
  }
}
