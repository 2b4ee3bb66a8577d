/** An email that is ready to send. */
export interface Mail {
  /** A UUID, the same in every attempt. */
  readonly id: string
  /** A bare address, without a display name. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
