import { href } from 'react-router'
import { getGuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { getPrintable } from '#app/domain/print/get-printable.ts'
import { saveTables, tablesVersion } from '#app/domain/tables/save-tables.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { findUnprintableTexts } from '#app/routes/print/find-unprintable.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/print'
import { PrintPage } from './print-page.tsx'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const printable = await getPrintable(sessionOf(context).member, params.restaurantId)
    const page = await getGuestPage(printable.restaurant.id)
    return {
      ...printable,
      tablesVersion: tablesVersion(printable.restaurant.tables),
      unprintable: await findUnprintableTexts(page, printable.languages),
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => ({
    tables: onForm(rawFormSchema, async (form) => {
      const { member } = sessionOf(route.context)
      const tables = await saveTables(member, route.params.restaurantId, form)
      return { done: 'tables', version: tablesVersion(tables) }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function PrintRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PrintPage key={loaderData.restaurant.id} {...loaderData} result={actionData} />
}
