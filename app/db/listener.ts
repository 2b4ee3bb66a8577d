import { randomInt } from 'node:crypto'
import { batched } from './batched.ts'
import { ListenerConnection } from './listener-connection.ts'

type Subscriber = (payload: string) => void

interface ListenerOptions {
  /**
   * A direct connection to Postgres under the app's own login: a pooler may hand the session to
   * another client.
   */
  readonly url: string
  /**
   * Receives every loss of the connection, which is reopened automatically, and every error of a
   * subscriber.
   */
  readonly onError: (error: Error) => void
}

/**
 * The number of this process among all processes of the database. While it listens it holds an
 * advisory lock of this number (see `isInstanceAlive`). A reopened connection takes the same lock
 * again, so rows marked with the number stay this process's.
 */
export const instance = randomInt(1, 2 ** 31)

const subscribers = new Map<string, Set<Subscriber>>()
const gapHandlers = new Set<() => void>()

// The first pause after a loss, and the maximum: a restarted database has many clients waiting.
const pausesMs = { first: 100, max: 2_000 }

// After this time, querying the database is faster.
const drainTimeoutMs = 50

let connection: ListenerConnection | undefined
let reopening: NodeJS.Timeout | undefined
let options: ListenerOptions | undefined

/**
 * Starts listening to Postgres, over one connection for the whole process. The connection is
 * reopened automatically when it is lost or can't be opened at first.
 * @returns resolves after the first attempt
 */
export async function openListener(newOptions: ListenerOptions): Promise<void> {
  options = newOptions
  await open(pausesMs.first)
}

/** Stops listening and releases the instance's lock. */
export function closeListener(): void {
  options = undefined
  clearTimeout(reopening)
  connection?.close()
  connection = undefined
}

/**
 * Subscribes to the payloads that any process sends on a channel by `pg_notify` (at most 7,999
 * bytes), delivered after the sender commits. Subscriptions made before the listener opens are
 * complete; later ones take effect a moment after the call.
 * @returns a function that unsubscribes
 */
export function listen(channel: string, subscriber: Subscriber): () => void {
  const existing = subscribers.get(channel)
  if (existing) existing.add(subscriber)
  else {
    subscribers.set(channel, new Set([subscriber]))
    connection?.listen(channel)
  }
  return () => {
    const channelSubscribers = subscribers.get(channel)
    channelSubscribers?.delete(subscriber)
    if (channelSubscribers?.size !== 0) return
    subscribers.delete(channel)
    connection?.unlisten(channel)
  }
}

/**
 * Calls `handler` when notifications may have been missed: when the connection is lost, and
 * whenever it has been opened or reopened, before `isListening` returns true. State that relies on
 * having received everything must be dropped then.
 * @returns a function that unsubscribes
 */
export function onGap(handler: () => void): () => void {
  gapHandlers.add(handler)
  return () => gapHandlers.delete(handler)
}

/**
 * Whether this process receives notifications, with a delay of 3 seconds at most. Check it before
 * each use of state that relies on them: a suspended process receives them late.
 */
export function isListening(): boolean {
  return connection?.isAlive() ?? false
}

/**
 * Resolves to true once every notification committed before the call has been received, in one
 * round trip shared by concurrent callers; to false if that can't be established quickly.
 */
export const drainNotifications = batched(async (): Promise<boolean> => {
  const current = connection
  if (!current?.isAlive()) return false
  const late = Promise.withResolvers<boolean>()
  // Let data that arrived while this process was busy be read first.
  const timer = setTimeout(() => setImmediate(() => late.resolve(false)), drainTimeoutMs)
  try {
    return await Promise.race([current.catchUp().then(() => current === connection), late.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
})

async function open(pauseMs: number): Promise<void> {
  if (!options) return
  const { url, onError } = options
  const opened = new ListenerConnection(url, {
    instance,
    receive: (channel, payload) => {
      for (const subscriber of subscribers.get(channel) ?? []) {
        attempt(() => subscriber(payload), onError)
      }
    },
    onLost: (error, wasUp) => {
      if (connection === opened) connection = undefined
      // A connection that was closed on purpose isn't reopened.
      if (!options) return
      onError(error)
      if (wasUp) reportGap(onError)
      const pause = wasUp ? pausesMs.first : pauseMs
      reopening = setTimeout(() => void open(Math.min(pause * 2, pausesMs.max)), pause)
    },
  })
  if (!(await opened.open([...subscribers.keys()]))) return
  if (!options) return opened.close()
  connection = opened
  // Include channels that were subscribed to in the meantime.
  for (const channel of subscribers.keys()) connection.listen(channel)
  reportGap(onError)
  connection.heartbeat()
}

function reportGap(onError: ListenerOptions['onError']): void {
  for (const handler of gapHandlers) attempt(handler, onError)
}

/** An error of one subscriber must not affect the others or end the process. */
function attempt(callback: () => void, onError: ListenerOptions['onError']): void {
  try {
    callback()
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)))
  }
}
