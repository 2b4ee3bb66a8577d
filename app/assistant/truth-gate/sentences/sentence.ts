/** A reply of one sentence or a few, as the gate's tests try it. */
export interface Sentence {
  readonly reply: string
  /** What the guest asked, the last question last; a greeting where it does not matter. */
  readonly asked?: readonly string[]
  /** Of the evals; the lokanta of the offline assistant's tests where none is named. */
  readonly menu?: 'demo' | 'pub'
}
