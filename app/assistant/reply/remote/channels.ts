import type { ReplyEvent } from '../reply-event.ts'

/*
 * An instance streams the replies it writes to other instances by NOTIFY. A payload has at most 8,000
 * bytes, so the stream of JSON lines is sent in pieces: the subscription's id, the piece's number,
 * and base64.
 */

/** Channel on which an instance receives requests for the replies it writes. */
export const followChannel = (instance: number) => `chefin_follow_${instance}`
/** Channel on which an instance receives the replies it requested. */
export const replyChannel = (instance: number) => `chefin_reply_${instance}`
/** Channel that announces erased conversations to all instances. */
export const erasedChannel = 'chefin_erased'

/** A request for a reply. */
export interface FollowRequest {
  /** The subscription's id, the prefix of each piece. */
  readonly id: string
  /** The instance that requests the reply. */
  readonly to: number
  readonly guestHash: string
  readonly questionKey: string
  /** The number of events already received. */
  readonly from: number
}

/** A line of the stream: first the reply's id or `gone`, then its events, finally `over`. */
export type StreamLine =
  | { readonly reply: string }
  | { readonly gone: true }
  | { readonly over: true }
  | ReplyEvent

// With the id, the number and base64, a payload of 7,900 bytes.
const bytesPerPiece = 5_880

/** Encodes lines as base64 pieces that fit into a payload. */
export function encodePieces(lines: readonly StreamLine[]): string[] {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const count = Math.ceil(bytes.length / bytesPerPiece)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * bytesPerPiece, (index + 1) * bytesPerPiece).toString('base64'),
  )
}
