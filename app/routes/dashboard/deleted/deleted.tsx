import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { countDeletedTogether } from '#app/domain/deleted/count-deleted-together.ts'
import { listDeleted } from '#app/domain/deleted/list-deleted.ts'
import { formerPictureSchema, restorePicture } from '#app/domain/pictures/restore-picture.ts'
import { restore, restoreSchema } from '#app/domain/undo/restore.ts'
import { countEdit } from '#app/handlers/count-edit.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { restoreFormerImage } from '#app/services/images/index.server.ts'
import { bucketOf } from '#app/services/images/picture-path.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/deleted'
import { DeletedPage } from './deleted-page.tsx'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  breadcrumb: 'recentlyDeleted',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const options = parseListOptions(new URL(request.url).searchParams)
  return loadPage(async () => {
    const { member, owner } = sessionOf(context)
    const { timeZone } = owner
    const page = await listDeleted(member, options)
    if (page.items.length > 0) return { ...page, isOneByOne: 'together' in options, timeZone }
    // Everything on this page has been restored.
    return { ...(await listDeleted(member)), isOneByOne: false, timeZone }
  })
}

const deletedAt = z.iso.datetime()
const cursorSchema = z.object({ deletedAt, place: z.coerce.number().int(), id: z.uuid() })
const togetherSchema = z.object({ menuId: z.uuid(), deletedAt: deletedAt.pipe(z.coerce.date()) })

/** Parses from an untrusted URL where the page starts, and which deletion it is restricted to. */
function parseListOptions(search: URLSearchParams): Parameters<typeof listDeleted>[1] & object {
  const fields = Object.fromEntries(search)
  const after = cursorSchema.safeParse(fields).data
  const together = togetherSchema.safeParse(fields).data
  return { ...(after && { after }), ...(together && { together }) }
}

/**
 * Reloads the list after a failure too: it may have been outdated, and the new one offers what must
 * be restored first.
 */
export function shouldRevalidate(route: ShouldRevalidateFunctionArgs) {
  const { actionStatus, defaultShouldRevalidate } = route
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
}

export const headers = pageHeaders

const formSchema = z.discriminatedUnion(
  'kind',
  [restoreSchema, formerPictureSchema],
  'form_unreadable',
)

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    restore: onForm(formSchema, async (form) => {
      const { member } = sessionOf(route.context)
      switch (form.kind) {
        case 'dishPicture':
        case 'logo':
        case 'cover': {
          await countEdit(member.ownerId)
          const bucket = bucketOf[form.kind]
          const name = await restorePicture(member, form, (rowId) =>
            restoreFormerImage(bucket, rowId),
          )
          return { done: 'restore', name, isPicture: true }
        }
        case 'dishes':
          await countEdit(
            member.ownerId,
            Math.max(1, await countDeletedTogether(member, { ...form, menuId: form.id })),
          )
          break
        default:
          await countEdit(member.ownerId)
      }
      return { done: 'restore', ...(await restore(member, form)) }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function DeletedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletedPage {...loaderData} result={actionData} />
}
