import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/first'
import { loadList } from './load-list.server.ts'
import { toConversationView } from './conversation-views.ts'

/** Loads the first conversation of the list, which is open until the owner chooses another. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const session = sessionOf(context)
    const [first] = (await loadList(session, request.url)).conversations
    return {
      conversation: first
        ? toConversationView(await getConversation(session.member, first.id))
        : null,
    }
  })
}

/** Rendered by the layout. */
export default function FirstConversationRoute() {
  return null
}
