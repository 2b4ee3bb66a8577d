import { href } from 'react-router'
import { exportAccount } from '#app/domain/accounts/export-account.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { requireConfirmation } from '../export/export-access.ts'
import type { Route } from './+types/export'

/** Streams all data of an owner as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, href('/dashboard/account'))
  return new Response(textStream(exportAccount(session.owner.id)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
