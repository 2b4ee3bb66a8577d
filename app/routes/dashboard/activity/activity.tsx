import { z } from 'zod'
import { subjectKinds } from '#app/domain/audit/actions.ts'
import { listActivity } from '#app/domain/audit/list-activity.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/activity'
import { ActivityPage } from './activity-page.tsx'

export const handle = appHandle({
  policy: { permission: 'seeActivity' },
  breadcrumb: 'activity',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member, owner } = sessionOf(context)
    const { filter, after } = parseSearch(new URL(request.url).searchParams)
    return { ...(await listActivity(member, filter, after)), filter, timeZone: owner.timeZone }
  })
}

export const headers = pageHeaders

const cursorSchema = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** Parses from an untrusted URL what to list and where the page starts. */
function parseSearch(search: URLSearchParams) {
  const kind = z.enum(subjectKinds).safeParse(search.get('kind')).data
  const subjectId = z.uuid().safeParse(search.get('subject')).data
  const after = cursorSchema.safeParse(Object.fromEntries(search)).data
  return { filter: { ...(kind && { kind }), ...(subjectId && { subjectId }) }, after }
}

export default function ActivityRoute({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />
}
