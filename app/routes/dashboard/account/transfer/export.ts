import { href } from 'react-router'
import { recordAction } from '#app/domain/audit/record-action.ts'
import { exportArchive } from '#app/domain/transfer/export-archive.ts'
import { byteStream } from '#app/http/byte-stream.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { readForArchive } from '#app/services/images/archive-pictures.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { requireConfirmation } from '../../export/export-access.ts'
import type { Route } from './+types/export'

export const handle = appHandle({ policy: { permission: 'ownEverything' } })

/** Streams the archive of an account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, href('/dashboard/account/transfer'))
  await recordAction(session.member, { action: 'account.archive_export' })
  const hasConversations = new URL(request.url).searchParams.get('conversations') !== 'off'
  const archive = exportArchive(session.member, readForArchive, hasConversations)
  return new Response(byteStream(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="chefin-account.zip"',
      'Cache-Control': 'no-store',
    },
  })
}
