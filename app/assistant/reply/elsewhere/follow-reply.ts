import { isInstanceAlive } from '#app/db/instances.ts'
import type { RunningReply } from '../running-reply.ts'
import type { Follow, StreamLine } from './channels.ts'
import { ReplySubscription } from './reply-subscription.ts'

/** A reply that another instance writes. */
export interface ReplyElsewhere extends Pick<Follow, 'guestHash' | 'questionKey'> {
  readonly writer: number
}

/** A reply that another instance writes, on its way here. */
export interface Followed {
  /**
   * Repeats its events under the same ids.
   * @throws {WriterLost} if the writer is gone before the end
   */
  into(reply: RunningReply): Promise<void>
}

/** The instance that wrote a reply is gone, and no other has taken over. */
export class WriterLost extends Error {
  override readonly name = 'WriterLost'
}

// After this silence we check whether the writer still lives; a reply may pause for longer.
const silenceMs = 1_000
const silencesOfAnAsk = 3
/** Requests without an answer before the writer counts as lost. */
const mostAsks = 3

/**
 * Subscribes to a reply that another instance writes.
 * @returns undefined if that instance is gone or doesn't write it
 */
export async function followReply(elsewhere: ReplyElsewhere): Promise<Followed | undefined> {
  const lines = linesOf(elsewhere)
  const { value: first } = await lines.next()
  if (!first || !('reply' in first)) return undefined
  return {
    async into(reply) {
      reply.takeId(first.reply)
      for await (const line of lines) {
        if ('over' in line) return
        if ('event' in line) reply.emit(line)
      }
      throw new WriterLost('The instance that wrote a reply is gone')
    },
  }
}

/** The lines of a reply; requested again from the last position after a lost piece. */
async function* linesOf({ writer, ...of }: ReplyElsewhere): AsyncGenerator<StreamLine> {
  if (!(await isInstanceAlive(writer))) return
  let replyId: string | undefined
  let from = 0
  for (let asks = 0; asks < mostAsks; asks++) {
    const subscription = new ReplySubscription()
    try {
      await subscription.request(writer, { ...of, from })
      let silences = 0
      while (silences < silencesOfAnAsk) {
        const lines = await subscription.read(silenceMs)
        if (!lines) break
        silences = lines.length > 0 ? 0 : silences + 1
        if (silences > 0 && !(await isInstanceAlive(writer))) return
        for (const line of lines) {
          asks = 0
          if ('gone' in line) return
          if ('reply' in line) {
            if (replyId === line.reply) continue
            // It was restarted, so positions have changed.
            if (replyId !== undefined) return
            replyId = line.reply
          }
          if ('event' in line) from++
          yield line
        }
      }
    } finally {
      subscription.close()
    }
  }
}
