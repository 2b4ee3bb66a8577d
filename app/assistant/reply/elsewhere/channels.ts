import type { ReplyEvent } from '../reply-event.ts'

/*
 * How a reply is told from the instance that writes it to one that follows: by NOTIFY, in pieces,
 * as no payload may reach 8,000 bytes. A piece is the follow's id, the piece's number and a part of
 * the bytes of lines of JSON.
 */

/** Where an instance is asked to tell of what it writes. */
export const followChannel = (instance: number) => `chefin_follow_${instance}`
/** Where an instance hears what it asked for. */
export const replyChannel = (instance: number) => `chefin_reply_${instance}`
/** Where every instance hears of talks that were erased. */
export const erasedChannel = 'chefin_erased'

/** Which reply, and who wants to hear of it. */
export interface Follow {
  /** Stands before each piece of the answer. */
  readonly id: string
  /** The instance that follows. */
  readonly to: number
  readonly guestHash: string
  readonly questionKey: string
  /** How many of its events are known already. */
  readonly from: number
}

/** A line of what is told. First the reply's id, or that there is no such reply; at the end that it is over. */
export type ToldLine =
  | { readonly reply: string }
  | { readonly gone: true }
  | { readonly over: true }
  | ReplyEvent

// With the id, a number and base64, 7,900 bytes.
const bytesOfPiece = 5_880

/** Lines as what goes into pieces. */
export function inPieces(lines: readonly ToldLine[]): string[] {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const count = Math.ceil(bytes.length / bytesOfPiece)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * bytesOfPiece, (index + 1) * bytesOfPiece).toString('base64'),
  )
}
