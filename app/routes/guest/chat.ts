import { offlinePlanner } from '#app/assistant/planners/offline.ts'
import { erasedChannel } from '#app/assistant/reply/elsewhere/channels.ts'
import { findReply } from '#app/assistant/reply/elsewhere/find-reply.ts'
import { findRunningReply, forgetReply, startReply } from '#app/assistant/reply/running-replies.ts'
import type { RunningReply } from '#app/assistant/reply/running-reply.ts'
import { readBlocks } from '#app/assistant/render/blocks.ts'
import { syncAssistant } from '#app/assistant/stored-assistant.ts'
import { repeatReply, writeReply } from '#app/assistant/reply/write-reply.ts'
import { notify } from '#app/db/notify.ts'
import {
  askQuestion,
  type AskedQuestion,
  type Asker,
} from '#app/domain/conversations/ask-question.ts'
import { eraseConversation } from '#app/domain/conversations/erase-conversation.ts'
import { findHistory } from '#app/domain/conversations/find-history.ts'
import { findStoredReply } from '#app/domain/conversations/find-stored-reply.ts'
import { hashGuestSecret, newGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import {
  questionsOfAddress,
  questionsOfAddressADay,
  questionsOfGuest,
  questionsOfRestaurant,
} from '#app/domain/conversations/limits.ts'
import { openChat } from '#app/domain/guest-page/chat-gate.ts'
import { questionSchema, type Question } from '#app/domain/conversations/schemas.ts'
import { Conflict } from '#app/domain/errors.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { guestCookie, readGuestSecret } from '#app/http/guest-cookie.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import {
  tryConsumeInMemory,
  consumeInMemory,
  isSyncDue,
  syncCounts,
  refundInMemory,
} from '#app/services/limits/in-memory-limits.ts'
import { replyErrorHandlers } from './reply-error-handlers.ts'
import { getVisiblePage } from './get-visible-page.ts'

type ChatRequest = JsonRequest<{ readonly restaurant: string }>

export const loader = jsonRoute({ GET: readHistory, POST: ask, DELETE: erase })
export const action = loader

/** Accepts a question and streams its reply as events (design section 6). */
async function ask(chat: ChatRequest): Promise<Response> {
  const question = await readJson(chat.request, questionSchema)
  const page = await getVisiblePage(chat, chat.params.restaurant)
  const { restaurant } = page
  const menu = openChat(page)
  const secret = readGuestSecret(chat.request, chat.appUrl) ?? newGuestSecret()
  const guestHash = hashGuestSecret(secret, restaurant.id)

  const asker = { restaurantId: restaurant.id, ownerId: restaurant.ownerId, guestHash }
  // After the sync, nothing may be awaited until the question is counted and its reply started.
  const { rejecting, modelOnly } = limitsOf(chat, asker)
  while (isSyncDue(...rejecting, ...modelOnly)) await syncCounts()
  const reply =
    joinReply(guestHash, question.key) ??
    (await answer(chat, asker, question, { menu, noModelUntil: page.noModelUntil }))
  const response = eventStream(reply.follow())
  response.headers.append('Set-Cookie', guestCookie(secret, chat.appUrl))
  return response
}

/**
 * The guest's running reply, if it answers this question.
 * @throws {Conflict} if it answers another question, as a guest has one reply at a time
 */
function joinReply(guestHash: string, questionKey: string): RunningReply | undefined {
  const running = findRunningReply(guestHash)
  if (!running || running.isFinished) return undefined
  if (running.questionKey !== questionKey) throw new Conflict('chat_busy')
  return running
}

async function answer(
  chat: ChatRequest,
  asker: Asker,
  question: Question,
  { menu, noModelUntil }: { readonly menu: GuestMenu; readonly noModelUntil: Date | null },
): Promise<RunningReply> {
  const { rejecting, modelOnly } = limitsOf(chat, asker)
  const counted = [...rejecting]
  try {
    consumeInMemory(...counted)
  } catch (error) {
    const stored = await findStoredReply(asker, question.key)
    if (!stored) throw error
    return repeatReply(question.key, stored)
  }
  // The operator would pay for the sample's model.
  const isSample = asker.ownerId === publicSampleOwner(chat.sample)
  // Past the owner's ceiling, the restaurant's hourly or the address's daily limit, guests are
  // answered without a model, at no cost.
  const isOverCeiling = noModelUntil !== null && noModelUntil.getTime() > Date.now()
  const mayAskModel = !isOverCeiling && tryConsumeInMemory(...modelOnly)
  if (mayAskModel) counted.push(...modelOnly)

  let stored: Promise<AskedQuestion> | undefined
  // Started before anything is awaited, so that the same question, sent twice concurrently, joins
  // it. The question is stored only once the reply has a slot.
  const reply = startReply(asker, question.key, (started) => {
    const asking = askQuestion(asker, question)
    stored = asking.stored
    return writeReply(started, {
      asking,
      menu,
      guestHash: asker.guestHash,
      assistantId: () => syncAssistant(chat.assistant, asker.ownerId, menu.menu.id),
      planner: mayAskModel && !isSample ? chat.assistant : offlinePlanner,
      isCounted: mayAskModel,
      locale: chat.locale,
      ...replyErrorHandlers(chat, asker.restaurantId),
    })
  })
  const asked = await stored
  if (asked?.reply) refundInMemory(...counted)
  return reply
}

/** The limits that a question counts against. */
function limitsOf({ address }: ChatRequest, { restaurantId, guestHash }: Asker) {
  const subject = `${restaurantId} ${address}`
  return {
    /** Once exhausted, questions are rejected. */
    rejecting: [
      { limit: questionsOfGuest, subject: guestHash },
      { limit: questionsOfAddress, subject },
    ],
    /** Once exhausted, questions are answered without a model. */
    modelOnly: [
      { limit: questionsOfRestaurant, subject: restaurantId },
      { limit: questionsOfAddressADay, subject },
    ],
  } as const
}

/**
 * Returns the guest's stored conversation, empty if there is none. New guests get their cookie
 * here, before the first question, so that a question that is sent again because its reply was
 * lost comes from the same guest.
 */
async function readHistory(chat: ChatRequest): Promise<Response> {
  const { restaurant } = await getVisiblePage(chat, chat.params.restaurant)
  const secret = readGuestSecret(chat.request, chat.appUrl)
  if (!secret) {
    const cookie = guestCookie(newGuestSecret(), chat.appUrl)
    return Response.json(noHistory, { headers: { ...noStore, 'Set-Cookie': cookie } })
  }
  const guestHash = hashGuestSecret(secret, restaurant.id)
  const history = await findHistory(restaurant.id, guestHash)
  if (!history) return Response.json(noHistory, { headers: noStore })
  const last = history.messages.at(-1)
  const open = last?.idempotencyKey ? { key: last.idempotencyKey, writer: last.writer } : undefined
  const reply = await findReply(guestHash, open, replyErrorHandlers(chat, restaurant.id))
  return Response.json(
    {
      conversation_id: history.conversationId,
      thread_id: history.threadId,
      // A reply that has just finished may not be in `messages` yet.
      busy: reply !== undefined && (open ? !reply.isBroken : !reply.isFinished),
      messages: history.messages.map((message) => ({
        id: message.id,
        role: message.role,
        text: message.text,
        dishes: message.dishes,
        blocks: readBlocks(message.blocks),
        key: message.idempotencyKey,
        created_at: message.createdAt,
      })),
    },
    { headers: noStore },
  )
}

/** Erases the conversation's text; a reply that is still being written is stored without text. */
async function erase(chat: ChatRequest): Promise<Response> {
  const { restaurant } = await getVisiblePage(chat, chat.params.restaurant)
  const secret = readGuestSecret(chat.request, chat.appUrl)
  if (secret) {
    const guestHash = hashGuestSecret(secret, restaurant.id)
    await eraseConversation(restaurant.id, guestHash)
    forgetReply(guestHash)
    await notify(erasedChannel, guestHash)
  }
  return new Response(null, { status: 204 })
}

const noHistory = { messages: [], busy: false }
const noStore = { 'Cache-Control': 'no-store' }
