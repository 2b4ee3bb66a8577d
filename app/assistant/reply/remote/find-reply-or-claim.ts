import { instance } from '#app/db/listener.ts'
import type { AskedQuestion } from '#app/domain/conversations/ask-question.ts'
import type { StoredReply } from '#app/domain/conversations/stored-question.ts'
import { takeOverQuestion } from '#app/domain/conversations/take-over-question.ts'
import { followReply, type FollowedReply, type RemoteReply } from './follow-reply.ts'

/**
 * Finds the stored or remote reply to a question, or claims the question for this instance. If the
 * writer is gone, exactly one of several candidates takes over.
 * @returns undefined if this instance must write the reply
 */
export async function findReplyOrClaim(
  { questionId, ...askedQuestion }: Pick<AskedQuestion, 'questionId' | 'writer' | 'reply'>,
  question: Pick<RemoteReply, 'guestHash' | 'questionKey'>,
): Promise<{ stored: StoredReply } | { followed: FollowedReply } | undefined> {
  let { writer, reply: storedReply } = askedQuestion
  for (;;) {
    if (storedReply) return { stored: storedReply }
    if (writer === instance) return undefined
    const followedReply = writer === null ? undefined : await followReply({ writer, ...question })
    if (followedReply) return { followed: followedReply }
    ;({ writer, reply: storedReply } = await takeOverQuestion(questionId, writer))
  }
}
