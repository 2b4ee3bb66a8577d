import { setTimeout as delay } from 'node:timers/promises'
import type { AskedQuestion } from '#app/domain/conversations/ask-question.ts'
import { keepThread } from '#app/domain/conversations/keep-thread.ts'
import { storeReply, type Reply } from '#app/domain/conversations/store-reply.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { createDishCardFilter, type DishCard } from './dish-cards.ts'
import { instructionsFor } from './instructions/index.ts'
import type { AssistantProvider } from './port.ts'
import { ProviderFailed } from './provider-failed.ts'
import { offline } from './providers/offline/index.ts'
import type { RunningReply } from './running-reply.ts'
import { replyTimeLimits, withTimeLimits, type TimeLimits } from './time-limits.ts'
import { ProviderResting } from './with-circuit.ts'

// Far more than a reply may have; a model that runs in circles is stopped.
const maxCharacters = 32_000

// Within these the database is back, or it is a long failure; storing twice changes nothing.
const storePausesMs = [200, 500, 1_000, 2_000, 4_000]

/** What a reply is written from. */
export interface ReplyTask {
  /** Resolves when the question is stored; not a word is written before. */
  readonly asking: Promise<AskedQuestion>
  readonly menu: GuestMenu
  readonly assistantId: string
  readonly provider: AssistantProvider
  readonly locale: 'en' | 'tr'
  /** The words for a guest whose reply broke off. */
  readonly interruptedMessage: string
  /** Told of what went wrong, without anyone's words. */
  readonly onProblem: (error: unknown, what: string) => void
  readonly limits?: TimeLimits
}

interface WrittenReply {
  text: string
  dishes: DishCard[]
  totalTokens: number
}

/**
 * Lets a provider write one reply, and stores and counts it at the end. A provider that
 * fails before its first word is replaced by the offline assistant; one that fails later
 * leaves an error, and the question stays open to be asked again. Never throws.
 */
export async function writeReply(reply: RunningReply, task: ReplyTask): Promise<void> {
  try {
    const asked = await task.asking
    if (asked.reply) repeat(reply, asked.reply)
    else await writeAndStore(reply, asked, task)
  } catch (error) {
    task.onProblem(error, 'a reply broke off')
    reply.emit({
      event: 'error',
      data: { code: 'reply_interrupted', message: task.interruptedMessage },
    })
  }
}

/** Tells a stored reply once more, to who sends the same question again. */
function repeat(reply: RunningReply, stored: NonNullable<AskedQuestion['reply']>): void {
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
  const written = await writeWithFallback(reply, asked, task)
  const whole = {
    id: reply.id,
    questionId: asked.questionId,
    conversationId: asked.conversationId,
    ...written,
  }
  await storePatiently(whole, task.onProblem)
  reply.emit({
    event: 'done',
    data: { message_id: reply.id, total_tokens: written.totalTokens },
  })
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

async function writeWithFallback(
  reply: RunningReply,
  asked: AskedQuestion,
  task: ReplyTask,
): Promise<WrittenReply> {
  const written: WrittenReply = { text: '', dishes: [], totalTokens: 0 }
  try {
    await writeWith(task.provider, reply, asked, task, written)
  } catch (error) {
    const isUntouched = written.text === '' && written.dishes.length === 0
    if (!isUntouched || task.provider === offline) throw error
    // Said once, when it was given up.
    if (!(error instanceof ProviderResting)) {
      task.onProblem(error, `${task.provider.name} failed before its first word`)
    }
    await writeWith(offline, reply, asked, task, written)
  }
  return written
}

async function writeWith(
  provider: AssistantProvider,
  reply: RunningReply,
  asked: AskedQuestion,
  task: ReplyTask,
  written: WrittenReply,
): Promise<void> {
  const filter = createDishCardFilter(task.menu)
  const emit = ({ text, dishes }: { text: string; dishes: readonly DishCard[] }) => {
    if (text !== '') {
      written.text += text
      reply.emit({ event: 'delta', data: { text } })
    }
    if (dishes.length > 0) {
      written.dishes.push(...dishes)
      reply.emit({ event: 'dishes', data: dishes })
    }
  }
  const request = {
    menu: task.menu,
    instructions: () => instructionsFor(task.menu, asked),
    assistantId: task.assistantId,
    thread: {
      id: asked.threadId,
      keep: (threadId: string) => keepThread(asked.conversationId, threadId),
    },
    history: asked.history,
    question: asked.question,
    locale: task.locale,
  }
  const parts = withTimeLimits(
    (signal) => provider.reply({ ...request, signal }),
    task.limits ?? replyTimeLimits,
  )
  let characters = 0
  for await (const part of parts) {
    if (part.type === 'usage') {
      written.totalTokens += part.totalTokens
      continue
    }
    characters += part.text.length
    if (characters > maxCharacters) throw new ProviderFailed('too_long', 'The reply had no end')
    emit(filter.push(part.text))
  }
  emit(filter.end())
  written.text = written.text.trim()
  if (written.text === '' && written.dishes.length === 0) throw new Error('The reply was empty')
}
