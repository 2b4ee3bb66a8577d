import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import { jsonRoute } from '#app/http/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/more'
import { readSequence } from './list-view.ts'
import { readList } from './read-list.server.ts'
import { showTalk, type ShownConversation, type ShownTalk } from './shown.ts'

/** The next page of the list. */
export interface MoreConversations {
  readonly conversations: readonly ShownConversation[]
  readonly hasMore: boolean
}

/** What a page of conversations grows by: of the list, or with `open` of a conversation. */
export function loader(route: Route.LoaderArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request }) {
      const { owner } = sessionOf(route.context)
      const params = new URL(request.url).searchParams
      const open = params.get('open')
      if (open) {
        const before = readSequence(params.get('before'))
        const talk: ShownTalk = showTalk(await getConversation(owner.id, open, before))
        return Response.json(talk)
      }
      const { conversations, hasMore } = await readList(owner, request.url)
      const more: MoreConversations = { conversations, hasMore }
      return Response.json(more)
    },
  })(route)
}

export { loader as action }
