import { countMenuContents } from '#app/domain/menus/count-menu-contents.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/contents'

/** Counts what is deleted with the menu, for the deletion dialog. */
function contents(route: Route.LoaderArgs | Route.ActionArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ params }) {
      const { member } = sessionOf(route.context)
      return Response.json({ ...(await countMenuContents(member, params.menuId)) })
    },
  })(route)
}

export { contents as action, contents as loader }
