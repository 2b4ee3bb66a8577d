import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { AskedQuestion, PendingQuestion } from '#app/domain/conversations/ask-question.ts'
import { instance } from '#app/db/listener.ts'
import { storeThreadId } from '#app/domain/conversations/store-thread-id.ts'
import { storeReply, type Reply } from '#app/domain/conversations/store-reply.ts'
import type { StoredReply } from '#app/domain/conversations/stored-question.ts'
import { readBlocks } from '../render/blocks.ts'
import { step } from '#app/telemetry/index.ts'
import { readPlan } from '../plan/conversation-state.ts'
import { composeReply, type ReplySource } from './compose-reply.ts'
import { settleWriter } from './elsewhere/settle-writer.ts'
import type { ReplyEvent } from './reply-event.ts'
import { RunningReply, type Listener } from './running-reply.ts'

// Within these the database is back, or it is a long failure; storing twice changes nothing.
const storePausesMs = [200, 500, 1_000, 2_000, 4_000]

/** A question of a guest, and what its reply is written from. */
export interface ReplyTask extends Omit<ReplySource, 'question' | 'history' | 'thread' | 'seed'> {
  /** Nothing is sent before the question is stored. */
  readonly asking: PendingQuestion
  readonly guestHash: string
  /** Whether the reply counts against its owner's plan. */
  readonly isCounted: boolean
  /** The words for a guest whose reply broke off. */
  readonly interruptedMessage: () => string
}

/**
 * Composes one reply, and stores and counts it at the end. A reply that breaks off leaves an error,
 * and the question stays open to be asked again. One that another instance is writing already is
 * repeated. Never throws.
 */
export async function writeReply(reply: RunningReply, task: ReplyTask): Promise<void> {
  try {
    await step('reply', { provider: task.planner.name }, async (tell) => {
      const asked = await step('ask', {}, () => readyToAsk(task))
      const { questionKey } = reply
      const settled = await settleWriter(asked, { guestHash: task.guestHash, questionKey })
      if (!settled) return writeAndStore(reply, asked, task)
      tell({ outcome: 'repeated' })
      if ('stored' in settled) repeat(reply, settled.stored)
      else await settled.followed.into(reply)
    })
  } catch (error) {
    task.onProblem(error, 'a reply broke off')
    reply.emit({
      event: 'error',
      data: { code: 'reply_interrupted', message: task.interruptedMessage() },
    })
  }
}

/**
 * Resolves when the planner may be asked. A new question is answered while Postgres waits for its
 * disk: what is written meanwhile is held back, and given up if the question is not stored. Not by
 * a planner that keeps threads, which would remember what we do not.
 */
async function readyToAsk({ asking, planner }: ReplyTask): Promise<AskedQuestion> {
  const accepted = await asking.accepted
  const isOurs = accepted.writer === instance && !accepted.reply
  return isOurs && !planner.assistants ? accepted : asking.stored
}

/** A stored reply once more, for who sends the same question again. */
export function repeatReply(questionKey: string, stored: StoredReply): RunningReply {
  return new RunningReply(questionKey, async (reply) => repeat(reply, stored))
}

function repeat(reply: RunningReply, stored: StoredReply): void {
  for (const block of readBlocks(stored.blocks)) reply.emit({ event: 'part', data: block })
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
    keep: (threadId: string) => storeThreadId(conversationId, threadId),
  }
  const { stored } = task.asking
  const unwanted = new AbortController()
  const composing = composeReply(heldUntil(stored, reply), {
    ...task,
    question,
    history: history.map(({ role, text, plan }) => ({ role, text, ...readPlan(plan) })),
    thread,
    seed: asked.questionId,
    unwanted: unwanted.signal,
  })
  stored.catch((reason: unknown) => unwanted.abort(reason))
  // It may fail before the question is stored; the failure is reported afterwards.
  composing.catch(() => undefined)
  await stored
  const written = await composing
  // Writing may have filled this turn of the event loop.
  await setImmediate()
  const whole = {
    id: reply.id,
    ownerId: asked.ownerId,
    questionId: asked.questionId,
    conversationId,
    isCounted: task.isCounted,
    ...written,
  }
  await step('store', {}, () => storePatiently(whole, task.onProblem))
  reply.emit({
    event: 'done',
    data: { message_id: reply.id, total_tokens: written.totalTokens },
  })
}

/** Holds events back until the question is stored. */
function heldUntil(stored: Promise<unknown>, reply: Listener): Listener {
  let held: ReplyEvent[] | undefined = []
  const letGo = () => {
    for (const event of held ?? []) reply.emit(event)
    held = undefined
  }
  stored.then(letGo, () => undefined)
  return { emit: (event) => (held ? void held.push(event) : reply.emit(event)) }
}

/** Stores a reply also when the database is away for a few seconds. */
async function storePatiently(whole: Reply, onProblem: ReplyTask['onProblem']): Promise<void> {
  for (const pauseMs of storePausesMs) {
    try {
      return await storeReply(whole)
    } catch (error) {
      onProblem(error, 'a reply waits to be stored')
      await delay(pauseMs)
    }
  }
  await storeReply(whole)
}
