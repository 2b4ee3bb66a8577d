import { sessionOf } from '#app/middleware/owner.ts'
import { readingShare } from '#app/services/menu-files/reading-progress.server.ts'
import type { Route } from './+types/progress'

/** How far the reading of the owner's file is, from 0 to 1; null if another process reads it. */
export function loader({ context }: Route.LoaderArgs) {
  const share = readingShare(sessionOf(context).owner.id)
  return Response.json({ share }, { headers: { 'Cache-Control': 'no-store' } })
}
