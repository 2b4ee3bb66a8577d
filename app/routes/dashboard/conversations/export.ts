import { recordAction } from '#app/domain/audit/record-action.ts'
import { exportConversations } from '#app/domain/conversations/export-conversations.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { requireConfirmation } from '../export/export-access.ts'
import type { Route } from './+types/export'
import { downloadPath } from './conversation-paths.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { parseView } from './list-view.ts'

export const handle = appHandle({ policy: { permission: 'seeConversations' } })

/** Streams the filtered list as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, downloadPath)
  const { member, owner } = session
  const restaurants = await loadPage(() => listRestaurants(member))
  const { filter } = parseView(
    new URL(request.url).searchParams,
    restaurants.map(({ id }) => id),
  )
  const { timeZone } = owner
  await recordAction(member, { action: 'account.conversations_export' })
  return new Response(textStream(exportConversations(member, { ...filter, timeZone })), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-conversations.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
