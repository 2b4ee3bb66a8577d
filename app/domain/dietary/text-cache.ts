/**
 * A cache of results derived from texts, keyed by text, with bounded memory. Evicts the least
 * recently used entries.
 */
export class TextCache<Result> {
  readonly #maxLength: number
  /** In order of use, most recent last. */
  readonly #results = new Map<string, Result>()
  #textLength = 0
  /** The number of results computed. */
  made = 0

  /** @param maxLength maximum total length of the cached texts, in UTF-16 units */
  constructor(maxLength: number) {
    this.#maxLength = maxLength
  }

  /** Returns the cached result for a text, or computes it. */
  find(text: string, make: () => Result): Result {
    const known = this.#results.get(text)
    if (known !== undefined) this.#results.delete(text)
    else this.#textLength += text.length
    const result = known ?? this.#make(make)
    this.#results.set(text, result)
    for (const [oldest] of this.#results) {
      if (this.#textLength <= this.#maxLength) break
      this.#results.delete(oldest)
      this.#textLength -= oldest.length
    }
    return result
  }

  #make(make: () => Result): Result {
    this.made++
    return make()
  }
}
