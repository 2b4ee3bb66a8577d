import { href } from 'react-router'
import { listRestaurantPrices } from '#app/domain/restaurant-prices/list-restaurant-prices.ts'
import { saveRestaurantPrices } from '#app/domain/restaurant-prices/save-restaurant-prices.ts'
import { editAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/prices'
import type { SaveResult } from './prices-form.tsx'
import { PricesPage } from './prices-page.tsx'
import { parseView } from './prices-view.ts'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const view = parseView(new URL(request.url).searchParams)
  return {
    ...(await loadPage(async () =>
      listRestaurantPrices(sessionOf(context).member, params.restaurantId, view),
    )),
    view,
  }
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => ({
    save: onForm(rawFormSchema, async (form, { locale }): Promise<SaveResult> => {
      const { member } = sessionOf(route.context)
      const saved = await saveRestaurantPrices(member, route.params.restaurantId, form, locale)
      return 'conflicts' in saved
        ? { done: 'conflict', ...saved, values: form }
        : { done: 'save', ...saved }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function PricesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesPage key={loaderData.restaurant.id} {...loaderData} result={actionData} />
}
