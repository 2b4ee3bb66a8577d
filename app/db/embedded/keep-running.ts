import { setTimeout as delay } from 'node:timers/promises'
import { stopPostmaster } from './postmaster.ts'
import { AlreadyRunning, runCluster, type Running, type Wanted } from './run-cluster.ts'

const pauseMs = 1_000

/** A Postgres that comes back by itself. */
export interface KeptPostgres {
  readonly port: number
  announce(address: string): Promise<void>
  stop(): Promise<void>
}

/** Starts Postgres again, at the same port, whenever it is gone; until told to stop. */
export function keepRunning(wanted: Wanted, first: Running): KeptPostgres {
  const { port } = first
  const ended = new AbortController()
  let running: Running | undefined
  let recovery: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  let address: string | undefined

  const watch = async (next: Running) => {
    running = next
    await next.lock.lost
    if (ended.signal.aborted) return
    running = undefined
    wanted.log('Postgres has gone away; it is started again.')
    recovery = recover()
  }
  const recover = async () => {
    let reported = ''
    while (!ended.signal.aborted) {
      try {
        void watch(await runCluster(wanted, port))
        if (address !== undefined) await announce(address)
        return wanted.log('Postgres is back.')
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (message !== reported) wanted.log(message)
        reported = message
        // Someone took the folder while nobody held it: it is theirs now.
        if (error instanceof AlreadyRunning) return
        await delay(pauseMs, undefined, ended).catch(() => undefined)
      }
    }
  }
  const announce = async (served: string) => {
    address = served
    // A lock that is lost at this moment is announced again with the next one.
    await running?.lock.announce(served).catch(() => undefined)
  }
  const stop = async () => {
    ended.abort()
    await recovery
    if (!running) return
    // The lock goes with Postgres: let go before, another start could come in between.
    await stopPostmaster(wanted.cluster)
    await running.lock.release()
  }
  void watch(first)
  return { port, announce, stop: () => (stopping ??= stop()) }
}
