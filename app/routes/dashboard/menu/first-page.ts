import { href, redirect } from 'react-router'
import type { Route } from './+types/first-page'

/** Redirects a menu's URL to its dishes. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/dashboard/menuList/menu/:menuId/itemList', { menuId: params.menuId }))
}
