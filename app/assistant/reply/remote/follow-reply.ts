import { isInstanceAlive } from '#app/db/instances.ts'
import type { RunningReply } from '../running-reply.ts'
import type { FollowRequest, StreamLine } from './channels.ts'
import { ReplySubscription } from './reply-subscription.ts'

/** Identifies a reply that another instance writes. */
export interface RemoteReply extends Pick<FollowRequest, 'guestHash' | 'questionKey'> {
  readonly writer: number
}

/** A remote reply whose stream has begun. */
export interface FollowedReply {
  /**
   * Copies its events to a local reply, under the same ids.
   * @throws if the writer is lost before the end
   */
  copyTo(reply: RunningReply): Promise<void>
}

// A reply may pause for longer, so each silence only leads to a check that the writer is alive.
const silenceMs = 1_000
const silencesPerRequest = 3
/** Unanswered requests before the writer counts as lost. */
const maxRequests = 3

/**
 * Subscribes to a reply that another instance writes.
 * @returns undefined if that instance is gone or doesn't write it
 */
export async function followReply(remote: RemoteReply): Promise<FollowedReply | undefined> {
  const lines = receiveLines(remote)
  const { value: first } = await lines.next()
  if (!first || !('reply' in first)) return undefined
  return {
    async copyTo(reply) {
      reply.adoptId(first.reply)
      for await (const line of lines) {
        if ('over' in line) return
        if ('event' in line) reply.emit(line)
      }
      throw new Error('The instance that wrote a reply is gone')
    },
  }
}

/** Yields a reply's lines; after a lost piece it requests the rest again. */
async function* receiveLines({ writer, ...question }: RemoteReply): AsyncGenerator<StreamLine> {
  if (!(await isInstanceAlive(writer))) return
  let replyId: string | undefined
  let from = 0
  for (let requests = 0; requests < maxRequests; requests++) {
    const subscription = new ReplySubscription()
    try {
      await subscription.request(writer, { ...question, from })
      let silences = 0
      while (silences < silencesPerRequest) {
        const lines = await subscription.read(silenceMs)
        if (!lines) break
        silences = lines.length > 0 ? 0 : silences + 1
        if (silences > 0 && !(await isInstanceAlive(writer))) return
        for (const line of lines) {
          requests = 0
          if ('gone' in line) return
          if ('reply' in line) {
            if (replyId === line.reply) continue
            // The reply was restarted, so positions have changed.
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
