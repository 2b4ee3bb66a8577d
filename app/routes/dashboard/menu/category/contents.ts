import { countCategoryContents } from '#app/domain/categories/count-category-contents.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/contents'

/** Counts the category's contents for the deletion dialog. */
function contents(route: Route.LoaderArgs | Route.ActionArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ params: { menuId, categoryId } }) {
      const { member } = sessionOf(route.context)
      return Response.json({ ...(await countCategoryContents(member, menuId, categoryId)) })
    },
  })(route)
}

export { contents as action, contents as loader }
