/**
 * What is derived from texts, kept by the text within a limit of memory. What was not asked for in
 * the longest time goes first.
 */
export class KeptByText<Result> {
  readonly #maxText: number
  /** What was asked for last stands at the end. */
  readonly #results = new Map<string, Result>()
  #text = 0
  /** How many results were made. */
  made = 0

  /** @param maxText how much text is kept, in UTF-16 units */
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
