import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { readingShare } from '#app/services/menu-files/reading-progress.server.ts'
import type { Route } from './+types/progress'

/** How far the reading of the owner's file is, from 0 to 1; null if another process reads it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { member } = await loadPage(async () => sessionOf(context))
  const share = readingShare(member.ownerId)
  return Response.json({ share }, { headers: { 'Cache-Control': 'no-store' } })
}
