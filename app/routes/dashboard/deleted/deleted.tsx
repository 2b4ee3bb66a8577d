import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { listDeleted, type DeletedCursor } from '#app/domain/deleted/list-deleted.ts'
import { restore, restoreSchema } from '#app/domain/undo/restore.ts'
import { editAction, onForm } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/page-loader.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/deleted'
import { DeletedPage } from './deleted-page.tsx'

export const handle = appHandle({ breadcrumb: 'recentlyDeleted' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return loadPage(async () => {
    const { id, timeZone } = sessionOf(context).owner
    return { ...(await listDeleted(id, readCursor(searchParams))), timeZone }
  })
}

const cursorSchema = z.object({ deletedAt: z.iso.datetime(), id: z.uuid() })

/** Reads from an untrusted URL where the page starts: after this item. */
function readCursor(search: URLSearchParams): DeletedCursor | undefined {
  return cursorSchema.safeParse(Object.fromEntries(search)).data
}

/** Also loads the list again when it was outdated, so that it offers what has to be restored first. */
export function shouldRevalidate(route: ShouldRevalidateFunctionArgs) {
  const { actionStatus, defaultShouldRevalidate } = route
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => ({
    restore: onForm(restoreSchema, async (form) => ({
      done: 'restore',
      ...(await restore(sessionOf(route.context).owner.id, form)),
    })),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function DeletedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletedPage {...loaderData} result={actionData} />
}
