import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { AskedQuestion, PendingQuestion } from '#app/domain/conversations/ask-question.ts'
import { instance } from '#app/db/listener.ts'
import { storeThreadId } from '#app/domain/conversations/store-thread-id.ts'
import { storeReply, type Reply } from '#app/domain/conversations/store-reply.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { StoredReply } from '#app/domain/conversations/stored-question.ts'
import { parseBlocks } from '../render/blocks.ts'
import { step } from '#app/telemetry/index.ts'
import { parseStoredPlan } from '../plan/conversation-state.ts'
import { nameAvoidances } from './name-avoidances.ts'
import { composeReply, type ReplySource } from './compose-reply.ts'
import { findReplyOrClaim } from './remote/find-reply-or-claim.ts'
import type { ReplyEvent } from './reply-event.ts'
import { RunningReply, type Listener } from './running-reply.ts'

// For brief failures of the database. Storing is idempotent.
const retryPausesMs = [200, 500, 1_000, 2_000, 4_000]

/** A guest's question, and what its reply is written from. */
interface ReplyTask extends Omit<ReplySource, 'question' | 'history' | 'thread' | 'seed'> {
  readonly asking: PendingQuestion
  readonly guestHash: string
  /** Whether the reply counts against its owner's plan. */
  readonly isCounted: boolean
  /** The language in which the menu is written, if its owner has chosen it. */
  readonly menuLanguage: MenuLanguage | null
  /** Returns the text for a guest whose reply was interrupted. */
  readonly interruptedMessage: () => string
}

/**
 * Composes a reply, then stores and counts it. A reply that is already stored, or that another
 * instance is writing, is repeated. An interrupted reply ends with an error event, and the guest can
 * send the question again. Never rejects.
 */
export async function writeReply(reply: RunningReply, task: ReplyTask): Promise<void> {
  try {
    await step('reply', { provider: task.planner.name }, async (addLabels) => {
      const askedQuestion = await step('ask', {}, () => awaitAnswerable(task))
      const { questionKey } = reply
      const existing = await findReplyOrClaim(askedQuestion, {
        guestHash: task.guestHash,
        questionKey,
      })
      if (!existing) return writeAndStore(reply, askedQuestion, task)
      addLabels({ outcome: 'repeated' })
      if ('stored' in existing) emitStored(reply, existing.stored)
      else await existing.followed.copyTo(reply)
    })
  } catch (error) {
    task.onProblem(error, 'a reply was interrupted')
    reply.interrupt(task.interruptedMessage())
  }
}

/**
 * Resolves when the planner may be called. A new question is answered while Postgres still commits
 * it; the reply is held back, and abandoned if the commit fails. A planner that stores threads waits
 * for the commit, because it would remember a question that Chefin doesn't.
 */
async function awaitAnswerable({ asking, planner }: ReplyTask): Promise<AskedQuestion> {
  const accepted = await asking.accepted
  const isOurs = accepted.writer === instance && !accepted.reply
  return isOurs && !planner.assistants ? accepted : asking.stored
}

/** Repeats a stored reply to a guest who sends the same question again. */
export function repeatReply(questionKey: string, storedReply: StoredReply): RunningReply {
  return new RunningReply(questionKey, async (reply) => emitStored(reply, storedReply))
}

function emitStored(reply: RunningReply, storedReply: StoredReply): void {
  for (const block of parseBlocks(storedReply.blocks)) reply.emit({ event: 'part', data: block })
  reply.emit({ event: 'delta', data: { text: storedReply.text } })
  if (storedReply.dishes.length > 0) reply.emit({ event: 'dishes', data: storedReply.dishes })
  reply.emit({
    event: 'done',
    data: { message_id: storedReply.id, total_tokens: storedReply.totalTokens ?? 0 },
  })
}

async function writeAndStore(
  reply: RunningReply,
  askedQuestion: AskedQuestion,
  task: ReplyTask,
): Promise<void> {
  const { question, history, conversationId } = askedQuestion
  const thread = {
    id: askedQuestion.threadId,
    save: (threadId: string) => storeThreadId(conversationId, threadId),
  }
  const { stored } = task.asking
  const cancel = new AbortController()
  const composing = composeReply(holdUntil(stored, reply), {
    ...task,
    question,
    history: history.map(({ role, text, plan }) => ({ role, text, ...parseStoredPlan(plan) })),
    thread,
    seed: askedQuestion.questionId,
    signal: cancel.signal,
  })
  stored.catch((reason: unknown) => cancel.abort(reason))
  // It may fail before the question is stored; the error is handled below.
  composing.catch(() => undefined)
  await stored
  const composed = await composing
  // Composing may have taken up this turn of the event loop.
  await setImmediate()
  const finishedReply = {
    id: reply.id,
    ownerId: askedQuestion.ownerId,
    questionId: askedQuestion.questionId,
    conversationId,
    isCounted: task.isCounted,
    ...composed,
  }
  await step('store', {}, () => storeWithRetries(finishedReply, task.onProblem))
  reply.emit({
    event: 'done',
    data: {
      message_id: reply.id,
      total_tokens: composed.totalTokens,
      ...nameAvoidances(composed.plan.avoided, [task.locale, task.menuLanguage]),
    },
  })
}

/** Holds events back until the question is stored. */
function holdUntil(storing: Promise<unknown>, reply: Listener): Listener {
  let heldEvents: ReplyEvent[] | undefined = []
  const release = () => {
    for (const event of heldEvents ?? []) reply.emit(event)
    heldEvents = undefined
  }
  storing.then(release, () => undefined)
  return { emit: (event) => (heldEvents ? void heldEvents.push(event) : reply.emit(event)) }
}

/** Stores a reply, even if the database is unavailable for a few seconds. */
async function storeWithRetries(reply: Reply, onProblem: ReplyTask['onProblem']): Promise<void> {
  for (const pauseMs of retryPausesMs) {
    try {
      return await storeReply(reply)
    } catch (error) {
      onProblem(error, 'a reply waits to be stored')
      await delay(pauseMs)
    }
  }
  await storeReply(reply)
}
