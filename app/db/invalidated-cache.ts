import { ConcurrentChanges, subscribeToChanges, type ChangeSubscriber } from './changes.ts'
import { drainNotifications } from './listener.ts'

/**
 * Caches rows in memory until anything that guests see of their owner changes, the most recently
 * used up to a number. A result includes
 * everything that any process committed before the call (decision 026).
 */
export class InvalidatedCache<
  Row extends { readonly ownerId: string },
> implements ChangeSubscriber {
  readonly #maxRows: number
  /** The most recently used is last. */
  readonly #rows = new Map<string, Row>()
  readonly #concurrent = new ConcurrentChanges()

  /** @param maxRows maximum number of cached rows */
  constructor(maxRows: number) {
    this.#maxRows = maxRows
    subscribeToChanges(this)
  }

  /** Returns the current row of this key. Without notifications it is read each time. */
  async find(key: string, readRow: () => Promise<Row | undefined>): Promise<Row | undefined> {
    const isCurrent = this.#rows.has(key) && (await drainNotifications())
    const row = isCurrent ? this.#rows.get(key) : undefined
    if (!row) return this.#read(key, readRow)
    this.#keep(key, row)
    return row
  }

  invalidateOwner(ownerId: string): void {
    this.#concurrent.invalidateOwner(ownerId)
    for (const [key, row] of this.#rows) if (row.ownerId === ownerId) this.#rows.delete(key)
  }

  invalidateAll(): void {
    this.#concurrent.invalidateAll()
    this.#rows.clear()
  }

  #read(key: string, readRow: () => Promise<Row | undefined>): Promise<Row | undefined> {
    return this.#concurrent.watch(async (isUnchanged) => {
      const row = await readRow()
      if (row && isUnchanged(row.ownerId)) this.#keep(key, row)
      return row
    })
  }

  /** Caches a row as the most recently used, instead of the least recently used one. */
  #keep(key: string, row: Row): void {
    this.#rows.delete(key)
    this.#rows.set(key, row)
    if (this.#rows.size <= this.#maxRows) return
    const [unused] = this.#rows.keys()
    if (unused !== undefined) this.#rows.delete(unused)
  }
}
