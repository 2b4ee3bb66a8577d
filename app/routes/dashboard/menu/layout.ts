import { getMenu } from '#app/domain/menus/get-menu.ts'
import { loadPage } from '#app/http/load-page.ts'
import { updateAssistantAfterChange } from '#app/middleware/assistant.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [updateAssistantAfterChange]

/** The breadcrumb with the menu's name. */
export const handle = appHandle({
  breadcrumb: ({ name }: Route.ComponentProps['loaderData']) => name,
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name } = await loadPage(() => getMenu(sessionOf(context).member, params.menuId))
  return { name }
}
