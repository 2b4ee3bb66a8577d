import { href } from 'react-router'
import { exportActivity } from '#app/domain/audit/export-activity.ts'
import { recordAction } from '#app/domain/audit/record-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { textStream } from '#app/http/text-stream.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { requireConfirmation } from '../export/export-access.ts'
import type { Route } from './+types/export'

export const handle = appHandle({ policy: { permission: 'seeActivity' } })

/** Streams the whole audit log as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await loadPage(async () => sessionOf(context))
  requireConfirmation(request, session, href('/dashboard/activity/download'))
  const { member } = session
  await recordAction(member, { action: 'account.activity_export' })
  return new Response(textStream(exportActivity(member)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chefin-activity.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
