import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/more'
import { parseSequence } from './list-view.ts'
import { loadList } from './load-list.server.ts'
import {
  toConversationView,
  type ConversationRow,
  type ConversationView,
} from './conversation-views.ts'

export const handle = appHandle({ policy: { permission: 'seeConversations' } })

/** A further page of the list. */
export interface MoreConversations {
  readonly conversations: readonly ConversationRow[]
  readonly hasMore: boolean
}

/** Returns a further page of the list, or with `open`, earlier messages of a conversation. */
export function loader(route: Route.LoaderArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request }) {
      const session = sessionOf(route.context)
      const params = new URL(request.url).searchParams
      const openId = params.get('open')
      if (openId) {
        const before = parseSequence(params.get('before'))
        const conversation: ConversationView = toConversationView(
          await getConversation(session.member, openId, before),
        )
        return Response.json(conversation)
      }
      const { conversations, hasMore } = await loadList(session, request.url)
      const more: MoreConversations = { conversations, hasMore }
      return Response.json(more)
    },
  })(route)
}

export { loader as action }
