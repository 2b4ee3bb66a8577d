import { countMenuContents } from '#app/domain/menus/count-menu-contents.ts'
import { jsonRoute } from '#app/http/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/contents'

/** What would go with the menu, for the dialog before it is deleted. */
function contents(route: Route.LoaderArgs | Route.ActionArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ params }) {
      const { owner } = sessionOf(route.context)
      return Response.json({ ...(await countMenuContents(owner.id, params.menuId)) })
    },
  })(route)
}

export { contents as action, contents as loader }
