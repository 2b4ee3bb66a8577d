import type { ReplyEvent } from '../reply-event.ts'

/*
 * How an instance that writes a reply streams it to one that follows: by NOTIFY, in pieces, since a
 * payload has at most 8,000 bytes. A piece is the subscription's id, the piece's number, and part of
 * the bytes of JSON lines.
 */

/** Channel on which an instance receives requests for the replies it writes. */
export const followChannel = (instance: number) => `chefin_follow_${instance}`
/** Channel on which an instance receives the replies it requested. */
export const replyChannel = (instance: number) => `chefin_reply_${instance}`
/** Channel that announces erased conversations to all instances. */
export const erasedChannel = 'chefin_erased'

/** Which reply is requested, and by which instance. */
export interface Follow {
  /** Prefix of each piece of the answer. */
  readonly id: string
  /** The instance that follows. */
  readonly to: number
  readonly guestHash: string
  readonly questionKey: string
  /** Number of events that the follower already has. */
  readonly from: number
}

/** One line of the stream: first the reply's id or `gone`, then its events, at last `over`. */
export type StreamLine =
  | { readonly reply: string }
  | { readonly gone: true }
  | { readonly over: true }
  | ReplyEvent

// With the id, a number and base64, 7,900 bytes.
const bytesOfPiece = 5_880

/** Encodes lines as the pieces of NOTIFY payloads. */
export function inPieces(lines: readonly StreamLine[]): string[] {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const count = Math.ceil(bytes.length / bytesOfPiece)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * bytesOfPiece, (index + 1) * bytesOfPiece).toString('base64'),
  )
}
