import type { OpenSession } from '#app/auth/find-session.ts'
import { getConversation, listNewMessages } from '#app/domain/conversations/get-conversation.ts'
import {
  conversationsPerPage,
  listChangedConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/updates'
import { parseTimestamp, parseSequence, parseView } from './list-view.ts'
import { toConversationRow, toMessageView, type Updates } from './conversation-views.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({ policy: { permission: 'seeConversations' } })

// Rows written shortly before the last response may have been committed after it.
const overlapMs = 5_000

/** Returns the changes since the last poll of an open conversations page. */
export function loader(route: Route.LoaderArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request }) {
      const session = sessionOf(route.context)
      const params = new URL(request.url).searchParams
      const since = parseTimestamp(params.get('since'))
      const changed = since ? await listChanged(session, params, since) : []
      const updates: Updates = {
        conversations: changed.map(toConversationRow),
        isFullPage: changed.length === conversationsPerPage,
        open: await loadOpenConversation(session.member, params),
      }
      return Response.json(updates)
    },
  })(route)
}

export { loader as action }

async function listChanged({ member, owner }: OpenSession, params: URLSearchParams, since: Date) {
  const restaurants = await listRestaurants(member)
  const { filter } = parseView(
    params,
    restaurants.map((restaurant) => restaurant.id),
  )
  const earlier = new Date(since.getTime() - overlapMs)
  return listChangedConversations(member, { ...filter, timeZone: owner.timeZone }, earlier)
}

async function loadOpenConversation(
  member: Member,
  params: URLSearchParams,
): Promise<Updates['open']> {
  const openId = params.get('open')
  if (!openId) return null
  // No message has a sequence below 0, so this only finds out whether the conversation is erased.
  const { isErased } = await getConversation(member, openId, 0)
  const messages = await listNewMessages(member, openId, parseSequence(params.get('after')) ?? 0)
  return { isErased, messages: messages.map(toMessageView) }
}
