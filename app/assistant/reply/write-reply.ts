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
      const asked = await step('ask', {}, () => awaitAnswerable(task))
      const { questionKey } = reply
      const existing = await findReplyOrClaim(asked, { guestHash: task.guestHash, questionKey })
      if (!existing) return writeAndStore(reply, asked, task)
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
export function repeatReply(questionKey: string, stored: StoredReply): RunningReply {
  return new RunningReply(questionKey, async (reply) => emitStored(reply, stored))
}

function emitStored(reply: RunningReply, stored: StoredReply): void {
  for (const block of parseBlocks(stored.blocks)) reply.emit({ event: 'part', data: block })
  reply.emit({ event: 'delta', data: { text: stored.text } })
  if (stored.dishes.length > 0) reply.emit({ event: 'dishes', data: stored.dishes })
  reply.emit({
    event: 'done',
    data: { message_id: stored.id, total_tokens: stored.totalTokens ?? 0 },
  })
}

async function writeAndStore(
  reply: RunningReply,
  asked: AskedQuestion,
  task: ReplyTask,
): Promise<void> {
  const { question, history, conversationId } = asked
  const thread = {
    id: asked.threadId,
    save: (threadId: string) => storeThreadId(conversationId, threadId),
  }
  const { stored } = task.asking
  const cancel = new AbortController()
  const composing = composeReply(holdUntil(stored, reply), {
    ...task,
    question,
    history: history.map(({ role, text, plan }) => ({ role, text, ...parseStoredPlan(plan) })),
    thread,
    seed: asked.questionId,
    signal: cancel.signal,
  })
  stored.catch((reason: unknown) => cancel.abort(reason))
  // It may fail before the question is stored; the error is handled below.
  composing.catch(() => undefined)
  await stored
  const composed = await composing
  // Composing may have taken up this turn of the event loop.
  await setImmediate()
  const finished = {
    id: reply.id,
    ownerId: asked.ownerId,
    questionId: asked.questionId,
    conversationId,
    isCounted: task.isCounted,
    ...composed,
  }
  await step('store', {}, () => storeWithRetries(finished, task.onProblem))
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
function holdUntil(stored: Promise<unknown>, reply: Listener): Listener {
  let held: ReplyEvent[] | undefined = []
  const release = () => {
    for (const event of held ?? []) reply.emit(event)
    held = undefined
  }
  stored.then(release, () => undefined)
  return { emit: (event) => (held ? void held.push(event) : reply.emit(event)) }
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
