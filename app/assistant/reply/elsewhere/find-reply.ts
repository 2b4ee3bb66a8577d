import { instance } from '#app/db/listener.ts'
import type { LatestQuestion } from '#app/domain/conversations/find-latest-question.ts'
import { findRunningReply, keepReply } from '../running-replies.ts'
import { RunningReply } from '../running-reply.ts'
import { followReply } from './follow-reply.ts'

interface Broken {
  /** Text for a guest whose reply was interrupted. */
  readonly interruptedMessage: () => string
  /** Reports failures, without a guest's words. */
  readonly onProblem: (error: unknown, what: string) => void
}

/** Lookups in progress, shared by all pages of a guest. */
const looking = new Map<string, Promise<RunningReply | undefined>>()

/**
 * The guest's running reply, or the one that just finished, on any instance.
 * @param latest the guest's latest question, if there is one
 */
export async function findReply(
  guestHash: string,
  latest: LatestQuestion | undefined,
  broken: Broken,
): Promise<RunningReply | undefined> {
  const here = findRunningReply(guestHash)
  if (!latest || (here && !here.isFinished)) return here
  const isThisOne = here?.questionKey === latest.key
  if (isThisOne && !here.isBroken) return here
  return (await findElsewhere(guestHash, latest, broken)) ?? (isThisOne ? here : undefined)
}

async function findElsewhere(
  guestHash: string,
  { key: questionKey, writer }: LatestQuestion,
  broken: Broken,
): Promise<RunningReply | undefined> {
  if (writer === null || writer === instance) return undefined
  const whose = `${guestHash} ${questionKey}`
  const found =
    looking.get(whose) ??
    repeat({ guestHash, questionKey, writer }, broken).finally(() => looking.delete(whose))
  looking.set(whose, found)
  return found
}

async function repeat(
  of: { readonly guestHash: string; readonly questionKey: string; readonly writer: number },
  { interruptedMessage, onProblem }: Broken,
): Promise<RunningReply | undefined> {
  const followed = await followReply(of)
  if (!followed) return undefined
  const reply = new RunningReply(of.questionKey, async (started) => {
    try {
      await followed.into(started)
    } catch (error) {
      onProblem(error, 'a reply from another instance was interrupted')
      started.emit({
        event: 'error',
        data: { code: 'reply_interrupted', message: interruptedMessage() },
      })
    }
  })
  keepReply(of.guestHash, reply)
  return reply
}
