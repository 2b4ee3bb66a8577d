/** A mail that is ready to leave. */
export interface Mail {
  /** A UUID. The same mail keeps it however often it is tried. */
  readonly id: string
  /** One bare address. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
