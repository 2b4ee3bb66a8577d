import { erasedChannel } from '#app/assistant/reply/remote/channels.ts'
import { parseStoredPlan } from '#app/assistant/plan/conversation-state.ts'
import { nameAvoidances } from '#app/assistant/reply/name-avoidances.ts'
import { findReply } from '#app/assistant/reply/remote/find-reply.ts'
import { forgetReply } from '#app/assistant/reply/running-replies.ts'
import { parseBlocks } from '#app/assistant/render/blocks.ts'
import { notify } from '#app/db/notify.ts'
import { eraseConversation } from '#app/domain/conversations/erase-conversation.ts'
import { findHistory } from '#app/domain/conversations/find-history.ts'
import { hashGuestSecret, newGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { guestCookie, readGuestSecret } from '#app/http/guest-cookie.ts'
import { getVisiblePage } from './get-visible-page.ts'
import { answerQuestion } from './question/answer-question.ts'
import { receiveQuestion } from './question/receive-question.ts'
import { replyErrorHandlers } from './reply-error-handlers.ts'

type ChatRequest = JsonRequest<{ readonly restaurant: string }>

export const loader = jsonRoute({ GET: readHistory, POST: ask, DELETE: erase })
export const action = loader

/** Receives, admits and answers a question, and streams its reply as events (design section 6). */
async function ask(chat: ChatRequest): Promise<Response> {
  const received = await receiveQuestion(chat)
  const reply = await answerQuestion(chat, received)
  const response = eventStream(reply.follow())
  response.headers.append('Set-Cookie', guestCookie(received.secret, chat.appUrl))
  return response
}

/**
 * Returns the guest's stored conversation, empty if there is none. New guests get their cookie
 * here, before the first question, so that a question that is sent again because its reply was
 * lost comes from the same guest.
 */
async function readHistory(chat: ChatRequest): Promise<Response> {
  const { restaurant, languages } = await getVisiblePage(chat, chat.params.restaurant)
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
  const { plan } = parseStoredPlan(
    history.messages.findLast(({ role }) => role === 'assistant')?.plan,
  )
  return Response.json(
    {
      ...nameAvoidances(plan?.avoided ?? [], [chat.locale, languages.original]),
      conversation_id: history.conversationId,
      thread_id: history.threadId,
      // A reply that has just finished may not be in `messages` yet.
      busy: reply !== undefined && (open ? !reply.isBroken : !reply.isFinished),
      messages: history.messages.map((message) => ({
        id: message.id,
        role: message.role,
        text: message.text,
        dishes: message.dishes,
        blocks: parseBlocks(message.blocks),
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
