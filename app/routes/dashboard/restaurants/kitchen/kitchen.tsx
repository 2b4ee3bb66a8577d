import { href } from 'react-router'
import { z } from 'zod'
import { may } from '#app/domain/permissions.ts'
import { listKitchen } from '#app/domain/sold-out/list-kitchen.ts'
import { setSoldOut } from '#app/domain/sold-out/set-sold-out.ts'
import { editAction, onForm } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/kitchen'
import { KitchenPage } from './kitchen-page.tsx'

export const handle = appHandle({
  policy: { permission: 'stateFacts' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const kitchen = await listKitchen(member, params.restaurantId)
    return { ...kitchen, edits: may(member, 'editMenus') }
  })
}

export const headers = pageHeaders

const dishForm = z.looseObject({ dishId: z.string('dish_not_found') })

export function action(route: Route.ActionArgs) {
  const { restaurantId } = route.params
  return editAction(route, () => ({
    soldOut: onForm(dishForm, async ({ dishId, ...form }) => {
      await setSoldOut(sessionOf(route.context).member, { dishId, restaurantId }, form)
      return { done: 'soldOut' }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function KitchenRoute({ loaderData }: Route.ComponentProps) {
  return <KitchenPage key={loaderData.restaurant.id} {...loaderData} />
}
