import { isInstanceAlive } from '#app/db/instances.ts'
import type { RunningReply } from '../running-reply.ts'
import type { Follow, ToldLine } from './channels.ts'
import { ToldLines } from './told-lines.ts'

/** A reply that another instance writes. */
export interface ReplyElsewhere extends Pick<Follow, 'guestHash' | 'questionKey'> {
  readonly writer: number
}

/** A reply that another instance writes, on its way here. */
export interface Followed {
  /**
   * Repeats it, event for event under the same ids.
   * @throws {WriterLost} when its writer is gone before its end
   */
  into(reply: RunningReply): Promise<void>
}

/** Who wrote a reply is gone, and nobody goes on with it. */
export class WriterLost extends Error {
  override readonly name = 'WriterLost'
}

// A process that was killed is found to be gone after this silence; a reply may pause for longer.
const silenceMs = 1_000
const silencesOfAnAsk = 3
/** So often it is asked without an answer before it is taken for lost. */
const mostAsks = 3

/**
 * Asks the instance that writes a reply to tell it.
 * @returns undefined when that one is gone, or does not write it
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

/** What is told of a reply; asked for again from where it was when something was not heard. */
async function* linesOf({ writer, ...of }: ReplyElsewhere): AsyncGenerator<ToldLine> {
  if (!(await isInstanceAlive(writer))) return
  let replyId: string | undefined
  let from = 0
  for (let asks = 0; asks < mostAsks; asks++) {
    const told = new ToldLines()
    try {
      await told.ask(writer, { ...of, from })
      let silences = 0
      while (silences < silencesOfAnAsk) {
        const lines = await told.read(silenceMs)
        if (!lines) break
        silences = lines.length > 0 ? 0 : silences + 1
        if (silences > 0 && !(await isInstanceAlive(writer))) return
        for (const line of lines) {
          asks = 0
          if ('gone' in line) return
          if ('reply' in line) {
            if (replyId === line.reply) continue
            // It was begun anew: its places are others.
            if (replyId !== undefined) return
            replyId = line.reply
          }
          if ('event' in line) from++
          yield line
        }
      }
    } finally {
      told.close()
    }
  }
}
