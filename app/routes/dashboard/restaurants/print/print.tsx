import { href } from 'react-router'
import { getPrintable } from '#app/domain/print/get-printable.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/print'
import { PrintPage } from './print-page.tsx'

export const handle = appHandle({
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ params, context, url }: Route.LoaderArgs) {
  return loadPage(async () => ({
    ...(await getPrintable(sessionOf(context).owner.id, params.restaurantId)),
    // Tables that can't be printed come back, so that they can be corrected.
    rejectedTables: url.searchParams.get('tables') ?? '',
  }))
}

export const headers = pageHeaders

export default function PrintRoute({ loaderData }: Route.ComponentProps) {
  return <PrintPage key={loaderData.restaurant.id} {...loaderData} />
}
