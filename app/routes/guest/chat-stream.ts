import { findReply } from '#app/assistant/reply/elsewhere/find-reply.ts'
import { findLatestQuestion } from '#app/domain/conversations/find-latest-question.ts'
import { hashGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { readGuestSecret } from '#app/http/guest-cookie.ts'
import { jsonRoute, type JsonRequest } from '#app/http/json-route.ts'
import { brokenReply } from './broken-reply.ts'
import { getShownPage } from './get-shown-page.ts'

export const loader = jsonRoute({ GET: resume })
export const action = loader

/** A running reply from after Last-Event-ID on; 204 when none is being written for this guest. */
async function resume(chat: JsonRequest<{ readonly restaurant: string }>): Promise<Response> {
  const { restaurant } = await getShownPage(chat, chat.params.restaurant)
  const secret = readGuestSecret(chat.request, chat.appUrl)
  if (!secret) return nothing()
  const guestHash = hashGuestSecret(secret, restaurant.id)
  const latest = await findLatestQuestion(restaurant.id, guestHash)
  const reply = await findReply(guestHash, latest, brokenReply(chat, restaurant.id))
  if (!reply) return nothing()
  return eventStream(reply.follow(chat.request.headers.get('Last-Event-ID') ?? undefined))
}

const nothing = () => new Response(null, { status: 204 })
