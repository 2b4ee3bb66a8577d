import { getConversation, listNewMessages } from '#app/domain/conversations/get-conversation.ts'
import {
  conversationsAtOnce,
  listChangedConversations,
} from '#app/domain/conversations/list-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { jsonRoute } from '#app/http/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/news'
import { readMoment, readSequence, readView } from './list-view.ts'
import { showConversation, showMessage, type News } from './shown.ts'

// What was written a moment before the last answer may have been committed after it.
const overlapMs = 5_000

/** What is new for a page of conversations that stands open. */
export function loader(route: Route.LoaderArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request }) {
      const { owner } = sessionOf(route.context)
      const params = new URL(request.url).searchParams
      const since = readMoment(params.get('since'))
      const changed = since ? await listChanged(owner, params, since) : []
      const news: News = {
        conversations: changed.map(showConversation),
        isFullPage: changed.length === conversationsAtOnce,
        open: await readOpen(owner.id, params),
      }
      return Response.json(news)
    },
  })(route)
}

export { loader as action }

async function listChanged(
  { id, timeZone }: { id: string; timeZone: string },
  params: URLSearchParams,
  since: Date,
) {
  const restaurants = await listRestaurants(id)
  const { filter } = readView(
    params,
    restaurants.map((restaurant) => restaurant.id),
  )
  const earlier = new Date(since.getTime() - overlapMs)
  return listChangedConversations(id, { ...filter, timeZone }, earlier)
}

async function readOpen(ownerId: string, params: URLSearchParams): Promise<News['open']> {
  const open = params.get('open')
  if (!open) return null
  // None of its messages is before the first: only how it stands is asked here.
  const { isErased } = await getConversation(ownerId, open, 0)
  const messages = await listNewMessages(ownerId, open, readSequence(params.get('after')) ?? 0)
  return { isErased, messages: messages.map(showMessage) }
}
