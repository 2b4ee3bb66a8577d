import { exportConversations } from '#app/domain/conversations/export-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { requireConfirmation } from '../export/export-access.ts'
import type { Route } from './+types/export'
import { downloadPath } from './conversation-paths.ts'
import { parseView } from './list-view.ts'

/** Streams the filtered list as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, downloadPath)
  const { owner } = session
  const restaurants = await loadPage(() => listRestaurants(owner.id))
  const { filter } = parseView(
    new URL(request.url).searchParams,
    restaurants.map(({ id }) => id),
  )
  const { timeZone } = owner
  return new Response(textStream(exportConversations(owner.id, { ...filter, timeZone })), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-conversations.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
