import { DatabaseError } from 'pg'

interface Waiting<Item> extends Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'> {
  readonly item: Item
}

/** Bounds how long one transaction holds its locks. */
const mostAtOnce = 50

/**
 * Writes one item after the other at rest; what comes while a write is under way is written
 * together after it, in one transaction. If that is refused by the database, each is written
 * alone, so that none fails for another's sake.
 * @param write stores all of these or none; stored again, an item changes nothing
 * @returns stores an item; rejects with the reason why that one could not be stored
 */
export function groupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await settle(waiting.splice(0, mostAtOnce))
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
        for (const one of group) await settle([one])
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
