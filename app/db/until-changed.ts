import { ChangesMeanwhile, tellChanges, type ChangesHearer } from './changes.ts'
import { hearAll } from './listener.ts'

/**
 * Rows that are read once and kept in memory until anything of their owner's changes that guests
 * see. What was committed before a row is asked for, by whichever process, is in it (decision 026).
 */
export class UntilChanged<Row extends { readonly ownerId: string }> implements ChangesHearer {
  readonly #most: number
  /** What was read last stands at the end. */
  readonly #rows = new Map<string, Row>()
  readonly #meanwhile = new ChangesMeanwhile()

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most
    tellChanges(this)
  }

  /** The row of this key as it is now. Where changes are not heard, it is read each time. */
  async find(key: string, read: () => Promise<Row | undefined>): Promise<Row | undefined> {
    const isHeard = this.#rows.has(key) && (await hearAll())
    return (isHeard && this.#rows.get(key)) || this.#read(key, read)
  }

  changed(ownerId: string): void {
    this.#meanwhile.changed(ownerId)
    for (const [key, row] of this.#rows) if (row.ownerId === ownerId) this.#rows.delete(key)
  }

  forgetAll(): void {
    this.#meanwhile.forgetAll()
    this.#rows.clear()
  }

  #read(key: string, read: () => Promise<Row | undefined>): Promise<Row | undefined> {
    return this.#meanwhile.watch(async (isSame) => {
      const row = await read()
      if (row && isSame(row.ownerId)) this.#keep(key, row)
      return row
    })
  }

  #keep(key: string, row: Row): void {
    this.#rows.delete(key)
    this.#rows.set(key, row)
    const [oldest] = this.#rows.keys()
    if (this.#rows.size > this.#most && oldest !== undefined) this.#rows.delete(oldest)
  }
}
