import { instance, listen } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { findRunningReply, forgetReply } from '../running-replies.ts'
import {
  encodePieces,
  erasedChannel,
  followChannel,
  replyChannel,
  type FollowRequest,
  type StreamLine,
} from './channels.ts'

/** The latest subscription of each follower; earlier ones are abandoned. */
const latestRequests = new Map<string, string>()

/**
 * Starts streaming the replies that this instance writes to instances that request them.
 * @param onError reports a failed stream; the follower will request it again
 */
export function publishReplies(onError: (error: unknown) => void): void {
  listen(followChannel(instance), (payload) => {
    const request: FollowRequest = JSON.parse(payload)
    publishReply(request).catch(onError)
  })
  listen(erasedChannel, forgetReply)
}

async function publishReply(request: FollowRequest): Promise<void> {
  const reply = findRunningReply(request.guestHash)
  const send = createSender(request)
  const isWrittenHere = reply?.questionKey === request.questionKey
  // The instance that the guest reaches writes an interrupted reply again.
  if (!isWrittenHere || (reply.isBroken && request.from === 0)) return send([{ gone: true }])
  const follower = `${request.to} ${request.guestHash}`
  latestRequests.set(follower, request.id)
  try {
    await send([{ reply: reply.id }])
    for await (const events of reply.batches(request.from)) {
      if (latestRequests.get(follower) !== request.id) return
      await send(events)
    }
    await send([{ over: true }])
  } finally {
    if (latestRequests.get(follower) === request.id) latestRequests.delete(follower)
  }
}

/** Returns a function that sends lines to a follower, one piece at a time. */
function createSender({ id, to }: FollowRequest): (lines: readonly StreamLine[]) => Promise<void> {
  let number = 0
  return async (lines) => {
    for (const piece of encodePieces(lines)) {
      await notify(replyChannel(to), `${id} ${number++} ${piece}`)
    }
  }
}
