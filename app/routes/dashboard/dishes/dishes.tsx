import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findShowingRestaurant } from '#app/domain/preview/find-showing-restaurant.ts'
import { clearFlashCookie, readFlash } from '#app/http/flash.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { editAction } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/dishes'
import { dishForms } from './dish-forms.ts'
import { DishesPage } from './dishes-page.tsx'
import { addressOf, readView } from './list-view.ts'
import { loadDishes } from './load-dishes.ts'

export const handle = appHandle({ breadcrumb: 'menuItems' })

export async function loader({ params: { menuId }, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = await loadPage(() => loadDishes(sessionOf(context), menuId, searchParams))
  const { appUrl } = context.get(settingsContext)
  const counts = readFlash(request, appUrl, 'menuImported')
  if (!counts) return data({ ...page, imported: undefined })
  const restaurant = await findShowingRestaurant(sessionOf(context).member, menuId)
  const imported = { ...counts, restaurantId: restaurant?.id }
  return data({ ...page, imported }, { headers: { 'Set-Cookie': clearFlashCookie(appUrl) } })
}

/** Skips revalidation when a panel closes or the panel of a new dish opens. */
export function shouldRevalidate(route: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = route
  const isSearchOnly =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  if (!isSearchOnly || formMethod !== undefined) return defaultShouldRevalidate
  const opens = ['edit', 'picture'].some((panel) => nextUrl.searchParams.has(panel))
  return opens || listAt(currentUrl) !== listAt(nextUrl)
}

function listAt({ searchParams }: URL): string {
  return addressOf(readView(searchParams))
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () =>
    dishForms(
      sessionOf(route.context),
      route.params.menuId,
      route.context.get(settingsContext).log,
    ),
  )
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function DishesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DishesPage {...loaderData} result={actionData} />
}
