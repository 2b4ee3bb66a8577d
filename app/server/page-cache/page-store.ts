import type { PageSource } from '#app/middleware/page-source.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A page that is valid until its owner changes anything that guests see, or until `changesAt`. */
export interface CachedPage extends Omit<PageSource, 'isEmpty'> {
  readonly page: RenderedPage
}

interface Entry extends CachedPage {
  weight: number
}

/** Stores pages up to a number of bytes, and evicts the least recently used. */
export class PageStore {
  readonly #maxBytes: number
  /** The most recently used is last. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Finds a page, and marks it as used. */
  find(key: string): CachedPage | undefined {
    const found = this.#entries.get(key)
    if (!found) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, found)
    return found
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether exactly this page is stored under the key. */
  contains(key: string, page: RenderedPage): boolean {
    return this.#entries.get(key)?.page === page
  }

  set(key: string, cached: CachedPage): void {
    this.#drop(key)
    const weight = cached.page.weight
    this.#entries.set(key, { ...cached, weight })
    this.#bytes += weight
    this.#evict()
  }

  /** Updates the size of a page that has gained further encodings. */
  updateWeight(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.weight
    entry.weight = entry.page.weight
    this.#bytes += entry.weight
    this.#evict()
  }

  dropOwner(ownerId: string): void {
    for (const [key, entry] of this.#entries) if (entry.ownerId === ownerId) this.#drop(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #evict(): void {
    for (const [key] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }
}
