import { findRunningReply } from '#app/assistant/running-replies.ts'
import { hashGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { getGuestPage } from '#app/domain/menus/get-guest-page.ts'
import { eventStream } from '#app/http/event-stream.ts'
import { readGuestSecret } from '#app/http/guest-cookie.ts'
import { jsonRoute, type JsonRequest } from '#app/http/json-route.ts'

export const loader = jsonRoute({ GET: resume })
export const action = jsonRoute({})

/** A running reply from after Last-Event-ID on; 204 when none is being written for this guest. */
async function resume(chat: JsonRequest<{ readonly restaurant: string }>): Promise<Response> {
  const secret = readGuestSecret(chat.request, chat.appUrl)
  const { restaurant } = await getGuestPage(chat.params.restaurant)
  const running = secret && findRunningReply(hashGuestSecret(secret, restaurant.id))
  if (!running) return new Response(null, { status: 204 })
  return eventStream(running.follow(chat.request.headers.get('Last-Event-ID') ?? undefined))
}
