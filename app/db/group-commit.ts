import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { statement } from './statement.ts'

/** An item to be written, with its promise. */
interface Waiting<Item> extends Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'> {
  readonly item: Item
}

/** Bounds the locks that one transaction takes. */
const maxGroupSize = 50

/** A write that takes longer is waiting for a lock, and must not block others. */
const writeTimeoutMs = 100

/**
 * Sets a lock timeout. The first statement of a transaction with several items, which must fail
 * rather than wait for a lock.
 */
export const setLockTimeout = statement<Record<string, never>, never>(
  'set_lock_timeout',
  sql`select set_config('lock_timeout', ${sql.raw(`'${writeTimeoutMs}'`)}, true)`,
)

/**
 * Writes an item immediately while no other write is running. Items that arrive in the meantime are
 * written together afterwards, in one transaction. If the database rejects that, each is written
 * alone, so that no item fails or waits because of another.
 * @param write stores all of these or none; must be idempotent per item. Several together begin
 *   with `setLockTimeout`
 * @returns a function that stores an item, and rejects with the error of that item
 */
export function groupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await waitBriefly(settle(waiting.splice(0, maxGroupSize)))
    isWriting = false
  }

  /** Writes a group and settles its promises; never rejects. */
  async function settle(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(group.map(({ item }) => item))
      for (const { resolve } of group) resolve()
    } catch (error) {
      // While the database is unavailable, retrying one by one doesn't help.
      if (group.length > 1 && error instanceof DatabaseError) {
        await Promise.all(group.map((entry) => settle([entry])))
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

async function waitBriefly(work: Promise<void>): Promise<void> {
  const elapsed = Promise.withResolvers<void>()
  const timer = setTimeout(elapsed.resolve, writeTimeoutMs)
  await Promise.race([work, elapsed.promise])
  clearTimeout(timer)
}
