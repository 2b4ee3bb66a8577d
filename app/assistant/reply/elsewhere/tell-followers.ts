import { instance, listen } from '#app/db/listener.ts'
import { notify } from '#app/db/notify.ts'
import { findRunningReply, forgetReply } from '../running-replies.ts'
import { erasedChannel, followChannel, inPieces, replyChannel } from './channels.ts'
import type { Follow, ToldLine } from './channels.ts'

/** For each follower the last that it asked for; what was asked before is told no further. */
const current = new Map<string, string>()

/**
 * Tells other instances of the replies that this one writes, whenever they ask.
 * @param onError told why one could not be told; whoever follows asks again
 */
export function tellFollowers(onError: (error: unknown) => void): void {
  listen(followChannel(instance), (payload) => {
    const follow: Follow = JSON.parse(payload)
    tellReply(follow).catch(onError)
  })
  listen(erasedChannel, forgetReply)
}

async function tellReply(follow: Follow): Promise<void> {
  const reply = findRunningReply(follow.guestHash)
  const say = speaker(follow)
  const isThere = reply?.questionKey === follow.questionKey
  // One that broke off is written anew by whoever is asked for it.
  if (!isThere || (reply.isBroken && follow.from === 0)) return say([{ gone: true }])
  const follower = `${follow.to} ${follow.guestHash}`
  current.set(follower, follow.id)
  try {
    await say([{ reply: reply.id }])
    for await (const events of reply.batches(follow.from)) {
      if (current.get(follower) !== follow.id) return
      await say(events)
    }
    await say([{ over: true }])
  } finally {
    if (current.get(follower) === follow.id) current.delete(follower)
  }
}

/** Says lines to who follows, one piece after the other. */
function speaker({ id, to }: Follow): (lines: readonly ToldLine[]) => Promise<void> {
  let number = 0
  return async (lines) => {
    for (const piece of inPieces(lines))
      await notify(replyChannel(to), `${id} ${number++} ${piece}`)
  }
}
