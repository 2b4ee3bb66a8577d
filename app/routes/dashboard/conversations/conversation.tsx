import { getConversation } from '#app/domain/conversations/get-conversation.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/conversation'
import { parseSequence } from './list-view.ts'
import { toConversationView } from './conversation-views.ts'

export const handle = appHandle({
  breadcrumb: ({ conversation }: Route.ComponentProps['loaderData']) => conversation.restaurantName,
})

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const before = parseSequence(new URL(request.url).searchParams.get('before'))
    return {
      conversation: toConversationView(
        await getConversation(member, params.conversationId, before),
      ),
    }
  })
}

/** Rendered by the layout. */
export default function ConversationRoute() {
  return null
}
