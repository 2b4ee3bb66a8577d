import { jsonRoute } from '#app/handlers/json-route.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/results'
import { find } from './find.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { FoundGroup } from './found.ts'

export const handle = appHandle({ policy: { permission: 'see' } })

/** Returns what a search (`?q=`) finds, for the palette. */
export function loader(route: Route.LoaderArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ request }) {
      const session = sessionOf(route.context)
      const query = new URL(request.url).searchParams.get('q') ?? ''
      const groups: readonly FoundGroup[] = await find(
        session,
        query,
        route.context.get(localeContext),
      )
      return Response.json(groups)
    },
  })(route)
}

export { loader as action }
