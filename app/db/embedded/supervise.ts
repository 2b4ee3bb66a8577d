import { setTimeout as delay } from 'node:timers/promises'
import { stopPostmaster } from './postmaster.ts'
import {
  AlreadyRunningError,
  runCluster,
  type Running,
  type ClusterOptions,
} from './run-cluster.ts'

const retryPauseMs = 1_000

/** A Postgres that is restarted automatically. */
export interface SupervisedPostgres {
  readonly port: number
  announce(address: string): Promise<void>
  stop(): Promise<void>
}

/** Restarts Postgres on the same port whenever its connection is lost, until `stop` is called. */
export function supervise(options: ClusterOptions, first: Running): SupervisedPostgres {
  const { port } = first
  const stopped = new AbortController()
  let running: Running | undefined
  let recovery: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  let address: string | undefined

  const watch = async (next: Running) => {
    running = next
    await next.lock.lost
    if (stopped.signal.aborted) return
    running = undefined
    options.log('The connection to Postgres was lost; it is restarted.')
    recovery = recover()
  }
  const recover = async () => {
    let reportedError = ''
    while (!stopped.signal.aborted) {
      try {
        void watch(await runCluster(options, port))
        if (address !== undefined) await announce(address)
        return options.log('Postgres is back.')
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (message !== reportedError) options.log(message)
        reportedError = message
        // Another process has taken over the folder while it was unlocked.
        if (error instanceof AlreadyRunningError) return
        await delay(retryPauseMs, undefined, stopped).catch(() => undefined)
      }
    }
  }
  const announce = async (newAddress: string) => {
    address = newAddress
    // If the lock is lost at this moment, the address is published again after the recovery.
    await running?.lock.announce(newAddress).catch(() => undefined)
  }
  const stop = async () => {
    stopped.abort()
    await recovery
    if (!running) return
    // Stop first: if the lock were released before, another start could take it in between.
    await stopPostmaster(options.cluster)
    await running.lock.release()
  }
  void watch(first)
  return { port, announce, stop: () => (stopping ??= stop()) }
}
