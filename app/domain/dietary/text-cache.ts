/**
 * A cache of results derived from texts, keyed by text, with bounded memory. Evicts the least
 * recently used entries.
 */
export class TextCache<Result> {
  readonly #maxText: number
  /** In order of use, most recent last. */
  readonly #results = new Map<string, Result>()
  #text = 0
  /** The number of results computed. */
  made = 0

  /** @param maxText maximum total length of the cached texts, in UTF-16 units */
  constructor(maxText: number) {
    this.#maxText = maxText
  }

  find(text: string, make: () => Result): Result {
    const known = this.#results.get(text)
    if (known !== undefined) this.#results.delete(text)
    else this.#text += text.length
    const result = known ?? this.#make(make)
    this.#results.set(text, result)
    for (const [oldest] of this.#results) {
      if (this.#text <= this.#maxText) break
      this.#results.delete(oldest)
      this.#text -= oldest.length
    }
    return result
  }

  #make(make: () => Result): Result {
    this.made++
    return make()
  }
}
