import { useNavigation, useParams, useRouteLoaderData } from 'react-router'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/layout'
import type { loader as loadChosen } from './conversation.tsx'
import { ConversationsPage } from './conversations-page.tsx'
import type { loader as loadFirst } from './first.tsx'
import { loadList } from './load-list.server.ts'

export const handle = appHandle({
  policy: { permission: 'seeConversations' },
  breadcrumb: 'conversations',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(() => loadList(sessionOf(context), request.url))
}

/**
 * Renders the list and, next to it, the open conversation, which the active child route loads. The
 * child routes render nothing.
 */
export default function ConversationsLayout({ loaderData }: Route.ComponentProps) {
  const first = useRouteLoaderData<typeof loadFirst>('conversations-first')
  const chosen = useRouteLoaderData<typeof loadChosen>('conversation')
  const { conversationId } = useParams()
  const { location } = useNavigation()
  const loadingId = /\/conversation\/([^/]+)$/.exec(location?.pathname ?? '')?.[1]
  return (
    <ConversationsPage
      list={loaderData}
      conversation={(chosen ?? first)?.conversation ?? null}
      isChosen={conversationId !== undefined}
      loadingId={loadingId === conversationId ? undefined : loadingId}
    />
  )
}
