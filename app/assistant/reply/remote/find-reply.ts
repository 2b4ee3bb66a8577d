import { instance } from '#app/db/listener.ts'
import type { LatestQuestion } from '#app/domain/conversations/find-latest-question.ts'
import { findRunningReply, keepReply } from '../running-replies.ts'
import { RunningReply } from '../running-reply.ts'
import { followReply, type RemoteReply } from './follow-reply.ts'

interface ErrorHandlers {
  /** Returns the text for a guest whose reply was interrupted. */
  readonly interruptedMessage: () => string
  /** Reports failures, without any text of a guest. */
  readonly onProblem: (error: unknown, what: string) => void
}

/** Lookups in progress, shared by all of a guest's open pages. */
const lookups = new Map<string, Promise<RunningReply | undefined>>()

/**
 * Finds the guest's running reply, or the one that has just finished, on any instance.
 * @param latest the guest's latest question, if there is one
 */
export async function findReply(
  guestHash: string,
  latest: LatestQuestion | undefined,
  handlers: ErrorHandlers,
): Promise<RunningReply | undefined> {
  const local = findRunningReply(guestHash)
  if (!latest || (local && !local.isFinished)) return local
  const isLatest = local?.questionKey === latest.key
  if (isLatest && !local.isBroken) return local
  return (await findRemote(guestHash, latest, handlers)) ?? (isLatest ? local : undefined)
}

async function findRemote(
  guestHash: string,
  { key: questionKey, writer }: LatestQuestion,
  handlers: ErrorHandlers,
): Promise<RunningReply | undefined> {
  if (writer === null || writer === instance) return undefined
  const key = `${guestHash} ${questionKey}`
  const remoteReply =
    lookups.get(key) ??
    follow({ guestHash, questionKey, writer }, handlers).finally(() => lookups.delete(key))
  lookups.set(key, remoteReply)
  return remoteReply
}

async function follow(
  remote: RemoteReply,
  { interruptedMessage, onProblem }: ErrorHandlers,
): Promise<RunningReply | undefined> {
  const followedReply = await followReply(remote)
  if (!followedReply) return undefined
  const reply = new RunningReply(remote.questionKey, async (started) => {
    try {
      await followedReply.copyTo(started)
    } catch (error) {
      onProblem(error, 'a reply from another instance was interrupted')
      started.interrupt(interruptedMessage())
    }
  })
  keepReply(remote.guestHash, reply)
  return reply
}
