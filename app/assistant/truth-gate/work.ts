/*
 * How much the gate may read, in characters: its time is bounded however fast the machine is. It
 * reads a sentence beside all words of each dish that the sentence names, and 60 dishes may have
 * 300,000.
 */

/** Of one piece of a reply: some 30 ms. */
const mostOfPiece = 30_000
/** Of a whole reply: ten seconds, a sentence that comes letter by letter read each time. */
const mostOfReply = 10_000_000

/** The gate has not the time to check this reply. */
export class GateExhausted extends Error {
  override readonly name = 'GateExhausted'
}

/** What the gate of one reply may still read. */
export class GateWork {
  #left = mostOfReply

  /**
   * Runs one step of the gate, which nothing interrupts.
   * @throws {GateExhausted}
   */
  run<Result>(step: () => Result): Result {
    const most = Math.min(mostOfPiece, this.#left)
    left = most
    try {
      return step()
    } finally {
      this.#left -= most - left
      left = Number.POSITIVE_INFINITY
    }
  }
}

// Outside of a step nothing is counted: a question is read by others, too.
let left = Number.POSITIVE_INFINITY

/**
 * Says that a text is read.
 * @throws {GateExhausted}
 */
export function spend({ length }: { readonly length: number }): void {
  left -= length
  if (left < 0) throw new GateExhausted('The gate has read as much as it may')
}
