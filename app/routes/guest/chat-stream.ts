import { findReply } from '#app/assistant/reply/remote/find-reply.ts'
import { findLatestQuestion } from '#app/domain/conversations/find-latest-question.ts'
import { hashGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { readGuestSecret } from '#app/http/guest-cookie.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { replyErrorHandlers } from './reply-error-handlers.ts'
import { getVisiblePage } from './get-visible-page.ts'

export const loader = jsonRoute({ GET: resume })
export const action = loader

/** Streams a running reply after Last-Event-ID; 204 if none is being written for this guest. */
async function resume(chat: JsonRequest<{ readonly restaurant: string }>): Promise<Response> {
  const { restaurant } = await getVisiblePage(chat, chat.params.restaurant)
  const secret = readGuestSecret(chat.request, chat.appUrl)
  if (!secret) return noContent()
  const guestHash = hashGuestSecret(secret, restaurant.id)
  const latest = await findLatestQuestion(restaurant.id, guestHash)
  const reply = await findReply(guestHash, latest, replyErrorHandlers(chat, restaurant.id))
  if (!reply) return noContent()
  return eventStream(reply.follow(chat.request.headers.get('Last-Event-ID') ?? undefined))
}

const noContent = () => new Response(null, { status: 204 })
