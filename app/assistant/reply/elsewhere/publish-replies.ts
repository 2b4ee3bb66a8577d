import { instance, listen } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { findRunningReply, forgetReply } from '../running-replies.ts'
import { erasedChannel, followChannel, inPieces, replyChannel } from './channels.ts'
import type { Follow, StreamLine } from './channels.ts'

/** The latest request of each follower; earlier ones are abandoned. */
const current = new Map<string, string>()

/**
 * Streams the replies that this instance writes to others that request them.
 * @param onError reports a failed stream; the follower requests it again
 */
export function publishReplies(onError: (error: unknown) => void): void {
  listen(followChannel(instance), (payload) => {
    const follow: Follow = JSON.parse(payload)
    publishReply(follow).catch(onError)
  })
  listen(erasedChannel, forgetReply)
}

async function publishReply(follow: Follow): Promise<void> {
  const reply = findRunningReply(follow.guestHash)
  const send = senderFor(follow)
  const isThere = reply?.questionKey === follow.questionKey
  // An interrupted reply is written again by the instance that the guest reaches.
  if (!isThere || (reply.isBroken && follow.from === 0)) return send([{ gone: true }])
  const follower = `${follow.to} ${follow.guestHash}`
  current.set(follower, follow.id)
  try {
    await send([{ reply: reply.id }])
    for await (const events of reply.batches(follow.from)) {
      if (current.get(follower) !== follow.id) return
      await send(events)
    }
    await send([{ over: true }])
  } finally {
    if (current.get(follower) === follow.id) current.delete(follower)
  }
}

/** Sends lines to a follower, one piece at a time. */
function senderFor({ id, to }: Follow): (lines: readonly StreamLine[]) => Promise<void> {
  let number = 0
  return async (lines) => {
    for (const piece of inPieces(lines))
      await notify(replyChannel(to), `${id} ${number++} ${piece}`)
  }
}
