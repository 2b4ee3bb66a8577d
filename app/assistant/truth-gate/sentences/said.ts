/** Replies to a question. */
export interface Said {
  /** Of the evals; the sample menu where none is named. */
  readonly menu?: 'demo' | 'pub' | 'nar'
  readonly ask: string
  /** One a line. */
  readonly replies: string
}
