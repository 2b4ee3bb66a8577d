import { randomInt } from 'node:crypto'
import { batched } from './batched.ts'
import { ListenerLine } from './listener-line.ts'

type Hear = (payload: string) => void

interface ListenerOptions {
  /** Straight to Postgres, under the app's own login: a pooler's session may be another's next. */
  readonly url: string
  /** Told of every loss of the line, which is taken up again by itself, and of who fails in hearing. */
  readonly onError: (error: Error) => void
}

/**
 * The number of this process among all that share a database. While it listens it holds an
 * advisory lock of this number (`isInstanceAlive`); a line that was lost takes the same one again,
 * so that what was marked with it stays this process's.
 */
export const instance = randomInt(1, 2 ** 31)

const hearers = new Map<string, Set<Hear>>()
const gapHandlers = new Set<() => void>()

// The first pause after a loss, and the longest: a database that comes back finds many waiting.
const pausesMs = { first: 100, longest: 2_000 }

// What is not heard by then is better asked of the database itself.
const patienceMs = 50

let line: ListenerLine | undefined
let reopening: NodeJS.Timeout | undefined
let options: ListenerOptions | undefined

/**
 * Listens to Postgres from now on, over one connection for the whole process. One that is lost is
 * opened again by itself, and so is one that cannot be opened at first.
 * @returns after the first attempt
 */
export async function openListener(opening: ListenerOptions): Promise<void> {
  options = opening
  await open(pausesMs.first)
}

/** Hears nothing more; whoever looks sees that this instance is gone. */
export function closeListener(): void {
  options = undefined
  clearTimeout(reopening)
  line?.close()
  line = undefined
}

/**
 * Hears what any process says on a channel by `pg_notify` (at most 7,999 bytes), once what said it
 * is committed. Before the listener is open it holds from its first moment; later, from a moment
 * after.
 * @returns stops hearing it
 */
export function listen(channel: string, hear: Hear): () => void {
  const known = hearers.get(channel)
  if (known) known.add(hear)
  else {
    hearers.set(channel, new Set([hear]))
    line?.listen(channel)
  }
  return () => {
    const left = hearers.get(channel)
    left?.delete(hear)
    if (left?.size !== 0) return
    hearers.delete(channel)
    line?.unlisten(channel)
  }
}

/**
 * Tells when something may have been missed: when the line is lost, and whenever it is up (again),
 * before `isListening` says so. What rests on having heard everything is forgotten then.
 * @returns tells no more
 */
export function onGap(handler: () => void): () => void {
  gapHandlers.add(handler)
  return () => gapHandlers.delete(handler)
}

/**
 * Whether this process hears what is said, with a delay of 3 seconds at the most. Asked each time
 * that something rests on it: a process that stood still hears late.
 */
export function isListening(): boolean {
  return line?.isHeard() ?? false
}

/**
 * Resolves once everything was heard that was committed before the call, in one round trip for all
 * who ask meanwhile; to false where that cannot be said soon.
 */
export const hearAll = batched(async (): Promise<boolean> => {
  const asked = line
  if (!asked?.isHeard()) return false
  const late = Promise.withResolvers<boolean>()
  // What has arrived while this process was busy is read before.
  const timer = setTimeout(() => setImmediate(() => late.resolve(false)), patienceMs)
  try {
    return await Promise.race([asked.catchUp().then(() => asked === line), late.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
})

async function open(pauseMs: number): Promise<void> {
  if (!options) return
  const { url, onError } = options
  const opened = new ListenerLine(url, {
    instance,
    hear: (channel, payload) => {
      for (const hear of hearers.get(channel) ?? []) attempt(() => hear(payload), onError)
    },
    onLost: (error, wasUp) => {
      if (line === opened) line = undefined
      // One that was closed on purpose is not missed.
      if (!options) return
      onError(error)
      if (wasUp) tellGap(onError)
      const pause = wasUp ? pausesMs.first : pauseMs
      reopening = setTimeout(() => void open(Math.min(pause * 2, pausesMs.longest)), pause)
    },
  })
  if (!(await opened.open([...hearers.keys()]))) return
  if (!options) return opened.close()
  line = opened
  // Those that came while it was opened.
  for (const channel of hearers.keys()) line.listen(channel)
  tellGap(onError)
  line.beat()
}

function tellGap(onError: ListenerOptions['onError']): void {
  for (const handler of gapHandlers) attempt(handler, onError)
}

/** Who fails in hearing keeps nobody else from it, and ends no process. */
function attempt(hearing: () => void, onError: ListenerOptions['onError']): void {
  try {
    hearing()
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)))
  }
}
