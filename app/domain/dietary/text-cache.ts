/**
 * A cache of results derived from texts, keyed by text, with bounded memory. Evicts the least
 * recently used entries.
 */
export class TextCache<Result> {
  readonly #maxLength: number
  readonly #unitsPerEntry: number
  /** In order of use, most recent last. */
  readonly #results = new Map<string, Result>()
  #length = 0
  /** The number of results computed since the cache was created. */
  computedCount = 0

  /**
   * @param maxLength maximum total length of the cached texts, in UTF-16 units
   * @param unitsPerEntry counted with the length of each text, for what its result takes at least
   */
  constructor(maxLength: number, unitsPerEntry = 0) {
    this.#maxLength = maxLength
    this.#unitsPerEntry = unitsPerEntry
  }

  /** Returns the cached result for a text, or computes it. */
  find(text: string, compute: () => Result): Result {
    const cached = this.#results.get(text)
    if (cached !== undefined) this.#results.delete(text)
    else this.#length += text.length + this.#unitsPerEntry
    const result = cached ?? this.#compute(compute)
    this.#results.set(text, result)
    for (const [oldest] of this.#results) {
      if (this.#length <= this.#maxLength) break
      this.#results.delete(oldest)
      this.#length -= oldest.length + this.#unitsPerEntry
    }
    return result
  }

  #compute(compute: () => Result): Result {
    this.computedCount++
    return compute()
  }
}
