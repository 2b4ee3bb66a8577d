import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import {
  assertFreeSlot,
  findRunningReply,
  startReply,
} from '#app/assistant/reply/running-replies.ts'
import type { RunningReply } from '#app/assistant/reply/running-reply.ts'
import { repeatReply, writeReply } from '#app/assistant/reply/write-reply.ts'
import { syncAssistant } from '#app/assistant/sync-assistant.ts'
import { onBehalfOf } from '#app/domain/actor.ts'
import { askQuestion } from '#app/domain/conversations/ask-question.ts'
import { findStoredReply } from '#app/domain/conversations/find-stored-reply.ts'
import { ConflictError } from '#app/domain/errors.ts'
import type { JsonRequest } from '#app/handlers/json-route.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import { replyErrorHandlers } from '../reply-error-handlers.ts'
import { admitQuestion, awaitCounts, type Admission } from './admit-question.ts'
import type { ReceivedQuestion } from './receive-question.ts'

type Chat = JsonRequest<unknown>

/**
 * Returns the reply to a question: the running or stored one if the question was sent before, else
 * a new one.
 * @throws {LimitReachedError}
 * @throws {ConflictError} while the guest gets a reply to another question
 */
export async function answerQuestion(
  chat: Chat,
  received: ReceivedQuestion,
): Promise<RunningReply> {
  const { asker, question, noModelUntil } = received
  const counted = { asker, noModelUntil, address: chat.address }
  await awaitCounts(counted)
  // From here to the start of the reply nothing is awaited, so that the same question, sent twice
  // concurrently, joins the first reply.
  const running = joinReply(asker.guestHash, question.key)
  if (running) return running
  let admission: Admission
  try {
    admission = admitQuestion(counted)
  } catch (error) {
    const stored = await findStoredReply(asker, question.key)
    if (!stored) throw error
    return repeatReply(question.key, stored)
  }
  return startAnswer(chat, received, admission)
}

/**
 * The guest's running reply, if it answers this question.
 * @throws {ConflictError} if it answers another question, as a guest has one reply at a time
 */
function joinReply(guestHash: string, questionKey: string): RunningReply | undefined {
  const running = findRunningReply(guestHash)
  if (!running || running.isFinished) return undefined
  if (running.questionKey !== questionKey) throw new ConflictError('chat_busy')
  return running
}

/** Stores the question, and starts its reply; resolves once the question is stored. */
async function startAnswer(
  chat: Chat,
  { asker, question, table, menu, menuLanguage, textsIn }: ReceivedQuestion,
  { mayAskModel, refund }: Admission,
): Promise<RunningReply> {
  // The operator would pay for the sample's model.
  const isSample = asker.ownerId === publicSampleOwner(chat.sample)
  const chefin = onBehalfOf(asker.ownerId, 'a guest is answered')
  // A question that no reply has room for isn't stored.
  assertFreeSlot(asker.restaurantId)
  const asking = askQuestion(asker, question, table)
  const reply = startReply(asker, question.key, (started) =>
    writeReply(started, {
      asking,
      menu,
      menuLanguage,
      textsIn,
      now: Date.now(),
      guestHash: asker.guestHash,
      assistantId: () => syncAssistant(chat.assistant, chefin, menu.menu.id),
      planner: mayAskModel && !isSample ? chat.assistant : offlinePlanner,
      isCounted: mayAskModel,
      locale: chat.locale,
      ...replyErrorHandlers(chat, asker.restaurantId),
    }),
  )
  const { reply: storedReply } = await asking.stored
  if (storedReply) refund()
  return reply
}
