import { offlinePlanner } from '#app/assistant/planners/offline.ts'
import { erasedChannel } from '#app/assistant/reply/elsewhere/channels.ts'
import { findReply } from '#app/assistant/reply/elsewhere/find-reply.ts'
import { findRunningReply, forgetReply, startReply } from '#app/assistant/reply/running-replies.ts'
import type { RunningReply } from '#app/assistant/reply/running-reply.ts'
import { readBlocks } from '#app/assistant/render/blocks.ts'
import { tellAssistant } from '#app/assistant/stored-assistant.ts'
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
import { openChat } from '#app/domain/conversations/chat-gate.ts'
import { questionSchema, type Question } from '#app/domain/conversations/schemas.ts'
import { Conflict } from '#app/domain/errors.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { guestCookie, readGuestSecret } from '#app/http/guest-cookie.ts'
import { jsonRoute, type JsonRequest } from '#app/http/json-route.ts'
import { readJson } from '#app/http/read-json.ts'
import { publicSampleOwner } from '#app/middleware/sample.ts'
import {
  tryConsumeInMemory,
  consumeInMemory,
  isSyncDue,
  syncCounts,
  refundInMemory,
} from '#app/services/limits/in-memory-limits.ts'
import { brokenReply } from './broken-reply.ts'
import { getShownPage } from './get-shown-page.ts'

type ChatRequest = JsonRequest<{ readonly restaurant: string }>

export const loader = jsonRoute({ GET: readHistory, POST: ask, DELETE: erase })
export const action = loader

/** One question in, its reply out as events (design section 6). */
async function ask(chat: ChatRequest): Promise<Response> {
  const question = await readJson(chat.request, questionSchema)
  const page = await getShownPage(chat, chat.params.restaurant)
  const { restaurant } = page
  const menu = openChat(page)
  const secret = readGuestSecret(chat.request, chat.appUrl) ?? newGuestSecret()
  const guestHash = hashGuestSecret(secret, restaurant.id)

  const asker = { restaurantId: restaurant.id, ownerId: restaurant.ownerId, guestHash }
  // Nothing is awaited from here until the question is counted and its reply begun.
  const { refusing, sparing } = countsOf(chat, asker)
  while (isSyncDue(...refusing, ...sparing)) await syncCounts()
  const reply =
    joinReply(guestHash, question.key) ??
    (await answer(chat, asker, question, { menu, noModelUntil: page.noModelUntil }))
  const response = eventStream(reply.follow())
  response.headers.append('Set-Cookie', guestCookie(secret, chat.appUrl))
  return response
}

/** The running reply, if it answers this very question; a guest has one at a time. */
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
  const { refusing, sparing } = countsOf(chat, asker)
  const counted = [...refusing]
  try {
    consumeInMemory(...counted)
  } catch (refusal) {
    const stored = await findStoredReply(asker, question.key)
    if (!stored) throw refusal
    return repeatReply(question.key, stored)
  }
  // Nobody pays for the sample's model but who runs this installation.
  const isSample = asker.ownerId === publicSampleOwner(chat.sample)
  // Past what the owner allows, or what a restaurant's hour or an address's day has left, guests are
  // answered too, without a model and at nobody's cost.
  const isOverCeiling = noModelUntil !== null && noModelUntil.getTime() > Date.now()
  const mayAskModel = !isOverCeiling && tryConsumeInMemory(...sparing)
  if (mayAskModel) counted.push(...sparing)

  let stored: Promise<AskedQuestion> | undefined
  // Begun before anything is awaited: the same question, sent twice at once, joins it. Stored
  // only where there is a place to answer it.
  const reply = startReply(asker, question.key, (started) => {
    const asking = askQuestion(asker, question)
    stored = asking.stored
    return writeReply(started, {
      asking,
      menu,
      guestHash: asker.guestHash,
      assistantId: () => tellAssistant(chat.assistant, asker.ownerId, menu.menu.id),
      planner: mayAskModel && !isSample ? chat.assistant : offlinePlanner,
      isCounted: mayAskModel,
      locale: chat.locale,
      ...brokenReply(chat, asker.restaurantId),
    })
  })
  const asked = await stored
  if (asked?.reply) refundInMemory(...counted)
  return reply
}

/** What a question counts against. */
function countsOf({ address }: ChatRequest, { restaurantId, guestHash }: Asker) {
  const subject = `${restaurantId} ${address}`
  return {
    /** Used up, a question is refused. */
    refusing: [
      { limit: questionsOfGuest, subject: guestHash },
      { limit: questionsOfAddress, subject },
    ],
    /** Used up, a question is answered without a model. */
    sparing: [
      { limit: questionsOfRestaurant, subject: restaurantId },
      { limit: questionsOfAddressADay, subject },
    ],
  } as const
}

/**
 * The guest's conversation as the server keeps it; empty when there is none. A newcomer gets the
 * cookie here, before the first question: sent again because its reply was lost, that question
 * then comes from the same guest.
 */
async function readHistory(chat: ChatRequest): Promise<Response> {
  const { restaurant } = await getShownPage(chat, chat.params.restaurant)
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
  const reply = await findReply(guestHash, open, brokenReply(chat, restaurant.id))
  return Response.json(
    {
      conversation_id: history.conversationId,
      thread_id: history.threadId,
      // One that came to its end just now is not among the messages yet.
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

/** Erases the words on the server; a reply still being written is stored without them. */
async function erase(chat: ChatRequest): Promise<Response> {
  const { restaurant } = await getShownPage(chat, chat.params.restaurant)
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
