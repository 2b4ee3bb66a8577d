import { href } from 'react-router'
import { exportAccount } from '#app/domain/accounts/export-account.ts'
import { recordAction } from '#app/domain/audit/record-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { requireConfirmation } from '../export/export-access.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/export'

export const handle = appHandle({ policy: { permission: 'ownEverything' } })

/** Streams all data of an owner as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, href('/dashboard/account'))
  await recordAction(session.member, { action: 'account.export' })
  return new Response(textStream(exportAccount(session.member)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
