import { ConcurrentChanges, subscribeToChanges, type ChangeSubscriber } from './changes.ts'
import { drainNotifications } from './listener.ts'

/**
 * Caches rows in memory until anything that guests see of their owner changes. A result includes
 * everything that any process committed before the call (decision 026).
 */
export class InvalidatedCache<
  Row extends { readonly ownerId: string },
> implements ChangeSubscriber {
  readonly #maxRows: number
  /** The rows in the order in which they were read, the latest last. */
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
    return (isCurrent && this.#rows.get(key)) || this.#read(key, readRow)
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
      if (row && isUnchanged(row.ownerId)) this.#store(key, row)
      return row
    })
  }

  #store(key: string, row: Row): void {
    this.#rows.delete(key)
    this.#rows.set(key, row)
    const [oldest] = this.#rows.keys()
    if (this.#rows.size > this.#maxRows && oldest !== undefined) this.#rows.delete(oldest)
  }
}
