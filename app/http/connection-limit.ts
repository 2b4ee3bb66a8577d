import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Logger } from './log.ts'

// Each connection may take a second file, as of the AI provider; the rest are the database's, the
// log's and those of pictures and modules.
const shareOfGuests = 0.6
const lowLimit = 2_048
const reportEveryMs = 60_000

/**
 * Turns connections away while there are files left to work with, and says so in the log: past
 * the system's limit they would be closed without a word.
 * @param maxFiles the process's limit of open files (`ulimit -n`); undefined where it is unknown
 */
export function limitConnections(
  server: Server,
  log: Logger,
  maxFiles: number | undefined = readMaxFiles(),
): void {
  if (maxFiles === undefined) return
  const maxConnections = Math.floor(maxFiles * shareOfGuests)
  server.maxConnections = maxConnections
  if (maxFiles < lowLimit) {
    log.warn(
      { maxFiles, maxConnections },
      'this process may open few files, so it takes few connections at once; raise "ulimit -n" to 4096 or more',
    )
  }
  let reportedAt = -Infinity
  let dropped = 0
  server.on('drop', () => {
    dropped += 1
    if (performance.now() - reportedAt < reportEveryMs) return
    log.error(
      { dropped, maxConnections },
      'connections are turned away, guests among them: as many are open as "ulimit -n" allows; raise it, or start another process',
    )
    reportedAt = performance.now()
    dropped = 0
  })
}

/** The limit in force; Node raises it at its start as far as the system lets it. */
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
