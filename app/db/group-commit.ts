import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { statement } from './statement.ts'

interface Waiting<Item> extends Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'> {
  readonly item: Item
}

/** Bounds what one transaction locks. */
const mostAtOnce = 50

/** What takes longer waits for someone's lock, and holds up nobody else. */
const patienceMs = 100

/** The first statement of a transaction of several: refused rather than held up by a lock. */
export const lockBriefly = statement<Record<string, never>, never>(
  'lock_briefly',
  sql`select set_config('lock_timeout', ${sql.raw(`'${patienceMs}'`)}, true)`,
)

/**
 * Writes an item at once while nothing else is being written; what comes meanwhile is written
 * together after it, in one transaction. If the database refuses that, each is written alone, so
 * that none fails or waits for another's sake.
 * @param write stores all of these or none; stored again, an item changes nothing. Several
 *   together begin with `lockBriefly`
 * @returns stores an item; rejects with the reason why that one could not be stored
 */
export function groupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await forAWhile(settle(waiting.splice(0, mostAtOnce)))
    isWriting = false
  }

  /** Never rejects. */
  async function settle(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(group.map(({ item }) => item))
      for (const { resolve } of group) resolve()
    } catch (error) {
      // Where the database is away, nobody is better off alone.
      if (group.length > 1 && error instanceof DatabaseError) {
        await Promise.all(group.map((one) => settle([one])))
      } else for (const { reject } of group) reject(error)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ item, resolve, reject })
    if (!isWriting) void writeAll()
    return promise
  }
}

async function forAWhile(work: Promise<void>): Promise<void> {
  const enough = Promise.withResolvers<void>()
  const timer = setTimeout(enough.resolve, patienceMs)
  await Promise.race([work, enough.promise])
  clearTimeout(timer)
}
