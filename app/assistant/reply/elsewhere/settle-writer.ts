import { instance } from '#app/db/listener.ts'
import type { AskedQuestion } from '#app/domain/conversations/ask-question.ts'
import type { StoredReply } from '#app/domain/conversations/stored-question.ts'
import { takeOverQuestion } from '#app/domain/conversations/take-over-question.ts'
import { followReply, type Followed, type ReplyElsewhere } from './follow-reply.ts'

/**
 * Decides which instance writes the reply to a question: this one, or another that is alive and
 * writing. If that one is gone, exactly one of several candidates takes over.
 * @returns the stored or followed reply; undefined if this instance has to write it
 */
export async function settleWriter(
  { questionId, ...asked }: Pick<AskedQuestion, 'questionId' | 'writer' | 'reply'>,
  question: Pick<ReplyElsewhere, 'guestHash' | 'questionKey'>,
): Promise<{ stored: StoredReply } | { followed: Followed } | undefined> {
  let { writer, reply: stored } = asked
  for (;;) {
    if (stored) return { stored }
    if (writer === instance) return undefined
    const followed = writer === null ? undefined : await followReply({ writer, ...question })
    if (followed) return { followed }
    ;({ writer, reply: stored } = await takeOverQuestion(questionId, writer))
  }
}
