import { previewInstructions } from '#app/assistant/instructions/preview-instructions.ts'
import { getAssistantMenu } from '#app/domain/guest-page/get-assistant-menu.ts'
import { jsonRoute } from '#app/handlers/json-route.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import type { Route } from './+types/instructions'

/** Returns the instructions of the menu's assistant, for its owner to check. */
function instructions(route: Route.LoaderArgs | Route.ActionArgs) {
  return jsonRoute<Route.LoaderArgs['params']>({
    async GET({ params }) {
      const { menu } = await getAssistantMenu(sessionOf(route.context).member, params.menuId)
      return Response.json(await previewInstructions(menu))
    },
  })(route)
}

export { instructions as action, instructions as loader }
