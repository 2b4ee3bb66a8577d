import type { ShownMenu } from '#app/middleware/shown-menu.ts'
import type { RenderedPage } from './rendered-page.ts'

/** A page that may be shown again for as long as nothing of its owner's changes. */
export interface KeptPage extends ShownMenu {
  readonly page: RenderedPage
}

interface Entry extends KeptPage {
  weight: number
}

/** Pages within a limit of bytes; the one that was not asked for in the longest time goes first. */
export class PageStore {
  readonly #maxBytes: number
  /** The latest stands at the end. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Finds a page for somebody who asked for it. */
  find(key: string): KeptPage | undefined {
    const found = this.#entries.get(key)
    if (!found) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, found)
    return found
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether it still is this page. */
  holds(key: string, page: RenderedPage): boolean {
    return this.#entries.get(key)?.page === page
  }

  keep(key: string, { page, ownerId, version }: KeptPage): void {
    this.#drop(key)
    const weight = page.weight
    this.#entries.set(key, { page, ownerId, version, weight })
    this.#bytes += weight
    this.#makeRoom()
  }

  /** A page has come by further encodings. */
  weighAgain(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.weight
    entry.weight = entry.page.weight
    this.#bytes += entry.weight
    this.#makeRoom()
  }

  dropOwner(ownerId: string): void {
    for (const [key, entry] of this.#entries) if (entry.ownerId === ownerId) this.#drop(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #makeRoom(): void {
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
