/** Replies to a question about the sample menu. */
export interface Said {
  readonly ask: string
  /** One a line. */
  readonly replies: string
  /** What the guest has said before. */
  readonly told?: string
}
