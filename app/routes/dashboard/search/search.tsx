import { loadPage } from '#app/http/load-page.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/search'
import { find } from './find.server.ts'
import { SearchPage } from './search-page.tsx'

export const handle = appHandle({ policy: { permission: 'see' }, breadcrumb: 'search' })

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? ''
  return loadPage(async () => ({
    query,
    groups: await find(sessionOf(context), query, context.get(localeContext)),
  }))
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage key={loaderData.query} {...loaderData} />
}
